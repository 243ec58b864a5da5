import { networkRateLimits } from "./network-rate-limits";
import { takeRateLimitTurn } from "./rate-limit.server";

const WINDOW_MS = 10 * 60 * 1000;

/** Far above what people send, even with a whole hostel behind one address. */
const NETWORKS = {
  narrow: { limit: 40, windowMs: WINDOW_MS },
  wide: { limit: 160, windowMs: WINDOW_MS },
};

/** All visitors together: what the disk and the mail server are spared, whoever has many networks. */
const SITE = { limit: 600, windowMs: WINDOW_MS };

/**
 * The rate limit of the public forms. Takes one of a network's turns at one, or as many as the post weighs: 0 when it may
 * go ahead, which counts it, else the seconds until the next one may.
 */
export function takeVisitorTurn(form: "newsletter" | "contact", address: string, turns = 1) {
  const limits = { ...networkRateLimits(form, address, NETWORKS), [form]: SITE };
  return takeRateLimitTurn(limits, turns);
}

/** What a visitor reads who has to wait. */
export function waitMessage(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many messages have come in a short time. Please try again in ${wait}.`;
}
