// `npm run freeze -- FOLDER`: the public site as plain files, while it runs or not.
import { setFlagsFromString } from "node:v8";
import { freeze } from "~/frozen/freeze.server";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";

// As the site itself: pages that are written need not be kept in memory until it is full of them.
setFlagsFromString("--heap-growing-percent=100");

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Say where to write the copy, for example: npm run freeze -- frozen");
  process.exit(1);
}

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

const startedAt = performance.now();
try {
  const { pages, files, bytes, missing } = await freeze(
    { dataDir: env.DATA_DIR, siteUrl: env.SITE_URL },
    folder,
    stopped.signal,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(`Froze ${pages} pages to ${folder}: ${files} files, ${megabytes} MB, ${seconds} s`);
  for (const address of missing) console.log(`Linked, but not there: ${address}`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  if (stopped.signal.aborted) console.error("Stopped; nothing was written.");
  else console.error(isStartError(error) ? reason : `The freezing failed: ${reason}`);
  process.exit(1);
}
