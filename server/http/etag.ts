import type { Encoding } from "./encodings";

const SUFFIXES: Record<Encoding, string> = { br: "-br", gzip: "-gz", identity: "" };

/** A strong `ETag`: the same bytes in another coding are another representation and get another tag. */
export function entityTag(hash: string, encoding: Encoding) {
  return `"${hash}${SUFFIXES[encoding]}"`;
}
