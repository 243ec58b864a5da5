import { createHmac } from "node:crypto";
import { env } from "~/utils/env.server";
import { landAddress } from "./land-address";
import type { MapFrame } from "./map-projection";

/** 60 bits in base64url: short in every page with a map, and too many to guess. */
const MARK_LENGTH = 10;

/**
 * The frame with the mark by which the site knows it again in an address. A drawing of land takes this thread a fifth of
 * a second, so only those are made that a page has named: the mark is a keyed hash, which nobody else can make.
 */
export function markedFrame(frame: MapFrame): MapFrame {
  const [secret = ""] = env.SESSION_SECRETS;
  return { ...frame, mark: markOf(frame, secret) };
}

/** Whether the site has named this frame, by its present secret or by a former one that still holds. */
export function isMarked(frame: MapFrame) {
  return env.SESSION_SECRETS.some((secret) => markOf(frame, secret) === frame.mark);
}

function markOf({ lat, lng, zoom }: MapFrame, secret: string) {
  const address = landAddress({ lat, lng, zoom });
  return createHmac("sha256", secret).update(address).digest("base64url").slice(0, MARK_LENGTH);
}
