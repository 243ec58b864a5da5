/** The build of the routes, which `scripts/build.mjs` inserts here. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
