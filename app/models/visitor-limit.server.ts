import { countAttempt, waitSeconds } from "./attempt.server";

/** Far above what a person sends, even with a whole hostel behind one address. */
const VISITOR_LIMIT = { limit: 40, minutes: 10 };

/**
 * Takes one of an address's turns at a public form: 0 when the post may go ahead, which counts it,
 * else the seconds until the next one may.
 */
export function takeVisitorTurn(form: "newsletter" | "contact", address: string) {
  const limits = { [`${form}:${address}`]: VISITOR_LIMIT };
  const seconds = waitSeconds(limits);
  if (seconds === 0) countAttempt(limits);
  return seconds;
}

/** What a visitor reads who has to wait. */
export function waitMessage(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many messages have come from your network in a short time. Please try again in ${wait}.`;
}
