import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "../../../scripts/bundling/source-stamp.mjs";
import { prepareTemplates } from "../site/site-templates";

/** Before the first browser test: a build of these very sources, and sites to copy. */
export default async function setUp() {
  if (!isBuildCurrent()) {
    const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) throw new Error("The site could not be built.");
  }
  await prepareTemplates();
}
