import { createHmac } from "node:crypto";
import { env } from "~/utils/env.server";
import { landAddress } from "./land-address";
import type { MapFrame } from "./map-projection";

/** 60 bits in base64url: short enough for every page with a map, and too many to guess. */
const MARK_LENGTH = 10;

/**
 * The frame with a mark by which the site recognizes it in an address. Drawing land takes this thread a fifth of a
 * second, so only frames from pages are drawn: the mark is a keyed hash that nobody else can make.
 */
export function markedFrame(frame: MapFrame): MapFrame {
  const [secret = ""] = env.SESSION_SECRETS;
  return { ...frame, mark: markOf(frame, secret) };
}

/** Whether the site has made this frame's mark, with its present secret or a former one that is still valid. */
export function isMarked(frame: MapFrame) {
  return env.SESSION_SECRETS.some((secret) => markOf(frame, secret) === frame.mark);
}

function markOf({ lat, lng, zoom }: MapFrame, secret: string) {
  const address = landAddress({ lat, lng, zoom });
  return createHmac("sha256", secret).update(address).digest("base64url").slice(0, MARK_LENGTH);
}
