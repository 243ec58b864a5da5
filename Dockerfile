# The site as a container: docs/deployment.md says how to run it, `npm run test:container` tries it.
# Any image with Node 24, npm, Debian's packages and an account `node`.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS packages
RUN apt-get update && apt-get install --yes --no-install-recommends g++ make python3
# The headers that the image has, rather than others from elsewhere.
ENV npm_config_nodedir=/usr/local
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/installed.mjs scripts/remember.mjs scripts/object-wrap.h scripts/
RUN node --eval "import('./scripts/installed.mjs').then(({ install }) => install())"

FROM packages AS build
COPY . .
RUN node scripts/setup.mjs && node scripts/pack-program.mjs /program

FROM ${BASE}
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /program /site
# As in npm start: the process gives memory back.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# A folder inside the volume, which a restore exchanges; what may be lost is written to /tmp, the only other place that
# can be written to.
ENV DATA_DIR=/data/site NODE_ENV=production XDG_CACHE_HOME=/tmp npm_config_cache=/tmp/npm npm_config_update_notifier=false
WORKDIR /site
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/start.js"]
