import { fileURLToPath } from "node:url";
import { freeze } from "~/portable/frozen/freeze.server";
import { readSettings } from "~/utils/environment.server";
import { isStartError } from "~/utils/start-error";

/** The site reads its settings when it is loaded. Here it opens a copy of its data and runs no due jobs. */
async function openSite(folder: string) {
  Object.assign(process.env, { DATA_DIR: folder, SEED: "empty", DUE_WORK: "off" });
  const { openedSite } = await import("./opened-site");
  return openedSite(folder, fileURLToPath(new URL("./client", import.meta.url)));
}

const [folder, ...others] = process.argv.slice(2);
if (!folder || others.length > 0) {
  console.error("Say where to write the copy, for example: npm run freeze -- frozen");
  process.exit(1);
}

const stopped = new AbortController();
// The terminal signals npm and this process, and npm passes its signal on, so each may arrive twice.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopped.abort());

const startedAt = performance.now();
try {
  const source = { dataDir: readSettings(process.env).DATA_DIR, openSite };
  const { pages, files, bytes, missing } = await freeze(source, folder, stopped.signal);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(`Froze ${pages} pages to ${folder}: ${files} files, ${megabytes} MB, ${seconds} s`);
  for (const { address, pages } of missing) {
    console.log(`Not there: ${address}, named by ${pages.join(", ")}`);
  }
  process.exit(0);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  if (stopped.signal.aborted) console.error("Stopped; nothing was written.");
  else console.error(isStartError(error) ? reason : `The freezing failed: ${reason}`);
  process.exit(1);
}
