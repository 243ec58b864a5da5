import { createHash } from "node:crypto";
import type { Encoding } from "./encodings";

const SUFFIXES: Record<Encoding, string> = { br: "-br", gzip: "-gz", identity: "" };

export function contentHash(body: Buffer) {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** A strong tag: the same bytes in another coding are another representation and get another tag. */
export function entityTag(hash: string, encoding: Encoding) {
  return `"${hash}${SUFFIXES[encoding]}"`;
}

/** Whether `If-None-Match` names the tag: a list, `*`, and weak tags all count. */
export function matchesTag(header: string | undefined, tag: string) {
  if (header === undefined) return false;
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((entry) => withoutWeakness(entry.trim()) === withoutWeakness(tag));
}

function withoutWeakness(tag: string) {
  return tag.replace(/^W\//, "");
}
