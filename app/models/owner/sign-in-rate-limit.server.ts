import {
  consumeRateLimitTurn,
  deleteAttempts,
  networkRateLimits,
  refundAttempt,
} from "~/models/base/rate-limit.server";
import { networksOf } from "~/utils/http/ip-address";
import { cutText } from "~/utils/words/cut-text";

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_NAME_LENGTH = 60;

const NETWORKS = {
  narrow: { limit: 10, windowMs: WINDOW_MS },
  wide: { limit: 40, windowMs: WINDOW_MS },
};
/** After so many guesses the door is shut for a minute, after each one more for longer, until a day without any. */
const PAUSES = {
  windowMs: 24 * 60 * MINUTE_MS,
  pausesMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
};
const NAME_AND_NETWORK = { limit: 5, ...PAUSES };
/** Guesses at one account from everywhere. */
const ACCOUNT = { limit: 10, ...PAUSES };
const SITE = { limit: 100, windowMs: WINDOW_MS };
const DEVICE = { limit: 5, ...PAUSES };

/** A browser in which this account has signed in before. */
export type Device = { id: string; userId: string };

/**
 * The rate limit of signing in. Takes a turn at it: the seconds to wait, 0 when there is none, and what to call when the
 * password was right. The name counts as it was typed, whether there is such an account or not. A browser
 * that the account has used before has a count of its own, so that nobody else's guesses shut it out.
 */
export function consumeSignInTurn(username: string, address: string, device: Device | null) {
  const name = cutText(username.toLowerCase(), MAX_NAME_LENGTH);
  const { own, shared } = device
    ? { own: { [`sign-in:device:${device.id}`]: DEVICE }, shared: {} }
    : strangerRateLimits(name, address);
  const seconds = consumeRateLimitTurn({ ...own, ...shared });
  function succeeded() {
    deleteAttempts(Object.keys(own));
    refundAttempt(Object.keys(shared));
  }
  return { seconds, succeeded };
}

/** Forgets what was guessed from this network at no account's name: the codes of a first start. */
export function deleteCodeGuesses(address: string) {
  deleteAttempts(Object.keys(strangerRateLimits("", address).own));
}

function strangerRateLimits(name: string, address: string) {
  return {
    own: {
      ...networkRateLimits("sign-in", address, NETWORKS),
      [`sign-in:${networksOf(address).narrow}:${name}`]: NAME_AND_NETWORK,
    },
    shared: { [`sign-in:name:${name}`]: ACCOUNT, "sign-in": SITE },
  };
}
