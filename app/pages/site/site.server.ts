import { sql } from "drizzle-orm";
import { hasOwner, setOwner } from "~/models/owner/owner.server";
import { passwordProblem } from "~/models/owner/password-rules.server";
import { makeSetupCode } from "~/models/owner/setup-code.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { markAsDemo } from "~/portable/seeded-records.server";
import { env } from "~/utils/env.server";
import { DEMO_PASSWORD, DEMO_USERNAME } from "~/utils/environment.server";
import { StartError } from "~/utils/start-error";
import { db } from "~db/client.server";
import { acquireStartLock } from "~db/process-lock";

/** Makes a migrated database ready to serve: its owner and, when it is new, its first content. */
async function prepare() {
  const release = acquireStartLock();
  try {
    await ensureOwner();
    printSetup();
    if (env.SEED === "demo" && isNew()) await seedDemo();
  } finally {
    release();
  }
}

async function ensureOwner() {
  if (hasOwner()) return;
  if (env.OWNER_USERNAME && env.OWNER_PASSWORD) {
    const problem = passwordProblem(env.OWNER_PASSWORD, env.OWNER_USERNAME);
    if (problem) throw new StartError(`OWNER_PASSWORD cannot be the owner's password. ${problem}`);
    await setOwner(env.OWNER_USERNAME, env.OWNER_PASSWORD);
  } else if (env.demoMode) {
    await setOwner(DEMO_USERNAME, DEMO_PASSWORD);
  }
}

/** Prints the link with which the owner of a public site signs in for the first time. */
function printSetup() {
  if (env.SITE_URL === null || hasOwner()) return;
  process.stdout.write(`Set up: ${env.SITE_URL}/admin?code=${makeSetupCode()}\n`);
}

function isNew() {
  const used = sql`select 1 from home_page_content union select 1 from blog_posts
    union select 1 from destinations union select 1 from gallery_collections union select 1 from travel_pins`;
  return getJourney() === null && db.get(used) === undefined;
}

// A glob in place of an import, so that the site builds and runs after the folder was deleted.
const seeds = import.meta.glob<{ seedDemo: () => Promise<void> }>("/demo/seed.server.ts");

async function seedDemo() {
  const [load] = Object.values(seeds);
  if (!load)
    throw new StartError(
      "SEED must be empty where the folder demo is gone; for example SEED=empty",
    );
  const demo = await load();
  await demo.seedDemo();
  markAsDemo();
}

const holder = globalThis as typeof globalThis & { __siteReady?: Promise<void> };

/** Resolves when the site is ready to serve; the work is done once for each process. */
export function prepareSite() {
  holder.__siteReady ??= prepare();
  return holder.__siteReady;
}
