import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { consumeRateLimitTurn, networkRateLimits } from "~/models/base/rate-limit.server";
import { tokenHash } from "~/utils/http/secret-token.server";
import { db } from "~db/client.server";
import { passkeyChallenges } from "~db/schema/owner";
import type { Device } from "./sign-in-rate-limit.server";

const CHALLENGE_MS = 5 * 60 * 1000;
const WINDOW_MS = 15 * 60 * 1000;

const NETWORKS = {
  narrow: { limit: 20, windowMs: WINDOW_MS },
  wide: { limit: 60, windowMs: WINDOW_MS },
};
const SITE = { limit: 300, windowMs: WINDOW_MS };
const DEVICE = { limit: 30, windowMs: WINDOW_MS };

/**
 * Takes a turn under the rate limit for challenges, which bounds the rows that strangers can add. Returns the seconds
 * to wait, 0 for none. A browser that the owner has used has its own limit.
 */
export function consumeChallengeTurn(address: string, device: Device | null) {
  return consumeRateLimitTurn(
    device
      ? { [`passkey:device:${device.id}`]: DEVICE }
      : { ...networkRateLimits("passkey", address, NETWORKS), passkey: SITE },
  );
}

/** Stores a challenge that a device has to sign within five minutes: to sign in, or in a session to add a passkey. */
export function storeChallenge(challenge: string, sessionId: string | null) {
  deleteExpiredChallenges();
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  db.insert(passkeyChallenges)
    .values({ challengeHash: tokenHash(challenge), sessionId, expiresAt })
    .run();
}

/** Uses up a challenge; returns whether it was stored for this session and has not expired. */
export function consumeChallenge(challenge: string, sessionId: string | null) {
  const { challengeHash, expiresAt, sessionId: session } = passkeyChallenges;
  const isThat = and(
    eq(challengeHash, tokenHash(challenge)),
    sessionId === null ? isNull(session) : eq(session, sessionId),
    gt(expiresAt, new Date()),
  );
  return db.delete(passkeyChallenges).where(isThat).run().changes > 0;
}

export function deleteExpiredChallenges() {
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date())).run();
}
