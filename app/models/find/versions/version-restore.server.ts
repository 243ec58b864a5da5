import { exists } from "~/models/base/lists/exists.server";
import { invalid, type Saved } from "~/models/base/records/result";
import type { Texts } from "~/models/base/records/store-version.server";
import { transact } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { blogPosts } from "~db/schema/posts";
import type { Versioned } from "./version-paths";
import { changeVersioned } from "./versioned-records.server";
import { findVersion } from "./versions.server";

const UNREADABLE =
  "This version can no longer be read, so it cannot be restored. Nothing was changed, and it stays as it is.";

/**
 * Restores the texts of a version in a save of its own, so that the present texts become a version as well. Visibility
 * and place stay as they are. Related items that are gone are left out.
 */
export function restoreVersion(of: Versioned, number: number): Saved<{ version: number }> {
  return transact(() => {
    const version = findVersion(of, number);
    if (!version) return { ok: false, kind: "missing" };
    if (!version.texts) return invalid("", UNREADABLE);
    return changeVersioned(of, withoutGone(version.texts));
  });
}

/** The texts without references to items that are no longer there. */
function withoutGone({ relatedBlogPosts, relatedGalleryId, ...texts }: Texts): Texts {
  const left = { ...texts };
  if (Array.isArray(relatedBlogPosts)) {
    left.relatedBlogPosts = relatedBlogPosts.filter((id) => exists(blogPosts, String(id)));
  }
  if (relatedGalleryId !== undefined) {
    const isThere = exists(galleryCollections, String(relatedGalleryId));
    left.relatedGalleryId = isThere ? relatedGalleryId : null;
  }
  return left;
}
