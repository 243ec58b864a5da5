import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sourceStamp } from "../../scripts/source-stamp.mjs";
import { stubVariants } from "./picture-stubs";
import { startSite } from "./site-process";

const CACHE = ".cache/sites";

export type Seed = "demo" | "empty";

function templateFolder(seed: Seed) {
  return join(CACHE, `${seed}-${sourceStamp().slice(0, 16)}`);
}

/** Seeds a site of each kind once for these sources, through the program itself. */
export async function prepareTemplates() {
  const wanted = (["demo", "empty"] as const).map(templateFolder);
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    if (!wanted.includes(join(CACHE, name))) await rm(join(CACHE, name), { recursive: true });
  }
  await seedTemplate("demo");
  await seedTemplate("empty");
}

async function seedTemplate(seed: Seed) {
  const folder = templateFolder(seed);
  if (existsSync(folder)) return;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const site = await startSite({ DATA_DIR: resolve(part), SEED: seed });
  await site.stop();
  await stubVariants(part);
  await rename(part, folder);
}

/** A data folder of its own, filled from the template; pictures never change, so they are shared. */
export async function copyTemplate(seed: Seed) {
  const template = resolve(templateFolder(seed));
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  await cp(join(template, "site.db"), join(dataDir, "site.db"));
  if (existsSync(join(template, "secrets.json"))) {
    await cp(join(template, "secrets.json"), join(dataDir, "secrets.json"));
  }
  await mkdir(join(template, "media"), { recursive: true });
  await symlink(join(template, "media"), join(dataDir, "media"));
  return dataDir;
}
