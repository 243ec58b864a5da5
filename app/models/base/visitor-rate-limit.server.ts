import { networksOf } from "~/utils/http/ip-address";
import { transact } from "~db/client.server";
import { consumeRateLimitTurn, countTurns, type RateLimits } from "./rate-limit.server";

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type LimitedForm = "newsletter" | "contact";

/**
 * The limits of each form: of all visitors together, which spares the disk and the mail server when an attacker has
 * many networks, and of one network. They are far above what people send, even with a whole hostel behind one address.
 */
const WINDOWS = {
  newsletter: [
    { name: "newsletter", windowMs: TEN_MINUTES_MS, site: 600, narrow: 40, wide: 160 },
    { name: "newsletter:day", windowMs: DAY_MS, site: 500, narrow: 80, wide: 160 },
  ],
  contact: [
    { name: "contact", windowMs: TEN_MINUTES_MS, site: 600, narrow: 40, wide: 160 },
    { name: "contact:day", windowMs: DAY_MS, site: 1_000, narrow: 80, wide: 160 },
  ],
};

/** Fair use: once half of the limit is used, the rest goes to networks that have used little of it. */
const OF_THE_REST = { narrow: 3, wide: 10 };

/**
 * Takes turns under the rate limit of a public form, more than one for a heavy post. Returns 0 when it may go ahead,
 * and counts it; else the seconds to wait. `isScarce` applies the smaller share early, when what the form fills is
 * short.
 */
export function consumeVisitorTurn(
  form: LimitedForm,
  address: string,
  { turns = 1, isScarce = false } = {},
) {
  return transact(() => consumeRateLimitTurn(limitsOf(form, address, isScarce), turns));
}

function limitsOf(form: LimitedForm, address: string, isScarce: boolean) {
  const networks = networksOf(address);
  const limits: RateLimits = {};
  for (const { name, windowMs, site, ...whole } of WINDOWS[form]) {
    const isHalfUsed = isScarce || countTurns(name) >= site / 2;
    const share = isHalfUsed ? OF_THE_REST : whole;
    limits[name] = { limit: site, windowMs };
    limits[`${name}:${networks.narrow}`] = { limit: share.narrow, windowMs };
    if (networks.wide) limits[`${name}:${networks.wide}`] = { limit: share.wide, windowMs };
  }
  return limits;
}

/** Why a post was not taken, and in how many seconds the next one may be. */
export type RateLimitRefusal = { message: string; seconds: number };

/** The message for a visitor who has to wait. */
export function waitMessage(seconds: number) {
  return `Too many messages have come in a short time. Please try again in ${waitInWords(seconds)}.`;
}

function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
