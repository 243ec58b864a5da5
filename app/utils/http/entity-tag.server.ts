import { createHash } from "node:crypto";

/** A short hash of the bytes, for a tag. */
export function contentHash(body: Buffer | string) {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** Whether `If-None-Match` names the tag: a list, `*`, and weak tags all count. */
export function matchesTag(header: string | null | undefined, tag: string) {
  if (!header) return false;
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((entry) => withoutWeakness(entry.trim()) === withoutWeakness(tag));
}

function withoutWeakness(tag: string) {
  return tag.replace(/^W\//, "");
}
