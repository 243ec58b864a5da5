import { networksOf } from "~/utils/http/ip-address";
import { transact } from "~db/client.server";
import { consumeRateLimitTurn, countTurns, type RateLimits } from "./rate-limit.server";

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type LimitedForm = "newsletter" | "contact";

/**
 * What each form takes within a time: of all visitors together, which is what the disk and the mail server are spared
 * whoever has many networks, and of one network. Far above what people send, even with a whole hostel behind one address.
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

/** Fair use: what is left once half is used goes to those who have had little of it. */
const OF_THE_REST = { narrow: 3, wide: 10 };

/**
 * The rate limit of the public forms. Takes one of a network's turns at one, or as many as the post weighs: 0 when it may
 * go ahead, which counts it, else the seconds until the next one may. What the form fills may be `scarce` by itself.
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

/** What a visitor reads who has to wait. */
export function waitMessage(seconds: number) {
  return `Too many messages have come in a short time. Please try again in ${waitInWords(seconds)}.`;
}

function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
