import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../../support/browser/browser";
import { startSite } from "../../support/site/site-process";

const TIDIED_AFTER_MS = 1_500;

test("a site whose output nobody reads any more goes on, and stops when it is told to @long", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-unread-"));
  const site = await startSite({ DATA_DIR: dataDir, SEED: "empty" });
  try {
    site.hangUp();
    // The site may put a file there at this very moment.
    await rm(dataDir, { recursive: true, maxRetries: 5 });
    // It tells that its database is gone, and a second after its start that it cannot tidy.
    await sleep(TIDIED_AFTER_MS);
    const signal = AbortSignal.timeout(10_000);
    expect((await fetch(new URL("/healthz", site.url), { signal })).status).toBe(503);
    expect(await site.stop()).toBe(0);
  } finally {
    await site.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
