import { listBackups, manifestOf } from "../backup-list.server";
import type { Manifest } from "./archive";
import { removeUnneeded } from "./originals.server";

/** Removes the stored originals that no archive needs any more; none where an archive does not say what it needs. */
export async function removeUnneededOriginals(dataDir: string) {
  const manifests: Manifest[] = [];
  for (const { name } of await listBackups(dataDir)) {
    const manifest = await manifestOf(dataDir, name);
    if (!manifest) return;
    manifests.push(manifest);
  }
  await removeUnneeded(dataDir, manifests);
}
