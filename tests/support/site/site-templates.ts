import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sourceStamp } from "../../../scripts/bundling/source-stamp.mjs";
import { stubVariants } from "./picture-stubs";
import { startSite } from "./site-process";

const CACHE = ".cache/sites";
/** Names the sources that the templates were made of, so that a file saved meanwhile changes nothing. */
const STAMP = "SITE_TEMPLATES_STAMP";

export type Seed = "demo" | "empty";

function templateFolder(seed: Seed) {
  return join(CACHE, `${seed}-${process.env[STAMP]}`);
}

/** Seeds a site of each kind once for these sources, through the program itself. */
export async function prepareTemplates() {
  process.env[STAMP] = sourceStamp().slice(0, 16);
  const wanted = (["demo", "empty"] as const).map(templateFolder);
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    if (!wanted.includes(join(CACHE, name))) await rm(join(CACHE, name), { recursive: true });
  }
  await Promise.all([seedTemplate("demo"), seedTemplate("empty")]);
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

/**
 * A data folder of its own, filled from the template. Pictures never change, so they are shared; with
 * `realPictures` it makes its own variants, as a visitor would get them.
 */
export async function copyTemplate(seed: Seed, { realPictures = false } = {}) {
  const template = resolve(templateFolder(seed));
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  await cp(join(template, "site.db"), join(dataDir, "site.db"));
  if (existsSync(join(template, "secrets.json"))) {
    await cp(join(template, "secrets.json"), join(dataDir, "secrets.json"));
  }
  const shared = realPictures ? "media/originals" : "media";
  await mkdir(join(template, shared), { recursive: true });
  if (realPictures) await mkdir(join(dataDir, "media"));
  await symlink(join(template, shared), join(dataDir, shared));
  return dataDir;
}
