import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest declares it so, and only an interface can be added to.
  export interface ProvidedContext {
    dataRoot: string;
  }
}

/** A folder for the data folders of all files of tests; it goes with the last process that could write into one. */
export default function provideDataRoot({ provide }: TestProject) {
  const root = mkdtempSync(join(tmpdir(), "site-test-"));
  provide("dataRoot", root);
  return () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
