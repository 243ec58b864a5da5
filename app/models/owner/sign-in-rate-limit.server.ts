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
/** From the limit on, an attempt has to wait a minute, each further one longer, until a day passes without any. */
const PAUSES = {
  windowMs: 24 * 60 * MINUTE_MS,
  pausesMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
};
const NAME_AND_NETWORK = { limit: 5, ...PAUSES };
/** Attempts at one account from all networks. */
const ACCOUNT = { limit: 10, ...PAUSES };
const SITE = { limit: 100, windowMs: WINDOW_MS };
const DEVICE = { limit: 5, ...PAUSES };

/** A browser in which this account has signed in before. */
export type Device = { id: string; userId: string };

/**
 * Takes a turn under the rate limit of signing in. Returns the seconds to wait, 0 for none, and a function to call
 * after the right password. The name counts as it was typed, whether such an account exists or not. A browser that the
 * account has used before has its own limit, so that other people's attempts do not lock it out.
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

/** Deletes this network's attempts without a name: those at the setup code. */
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
