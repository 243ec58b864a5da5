import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { newToken, tokenHash } from "~/utils/http/secret-token.server";
import { pick } from "~/utils/pick";
import { db, writeIfFree } from "~db/client.server";
import { sessions, users } from "~db/schema/owner";
import type { Owner } from "./owner.server";

export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The least time between two writes of `lastSeenAt`. */
const SEEN_MS = 5 * 60 * 1000;

/** Limits the list, because a program that keeps no cookies has a session for each sign-in. */
const SHOWN_SESSIONS = 30;

/** The device and the network of a sign-in, in words. */
export type SignInOrigin = { device: string; network: string | null };

function freshExpiry() {
  return new Date(Date.now() + SESSION_DAYS * DAY_MS);
}

function hasToken(token: string) {
  return eq(sessions.sessionToken, tokenHash(token));
}

/** Starts a session. Returns the secret token for the cookie; only its hash is stored. */
export function startSession(userId: string, origin?: SignInOrigin) {
  const token = newToken();
  const now = new Date();
  deleteEndedSessions();
  db.insert(sessions)
    .values({
      userId,
      sessionToken: tokenHash(token),
      expires: freshExpiry(),
      createdAt: now,
      lastSeenAt: now,
      ...origin,
    })
    .run();
  return token;
}

/**
 * The owner of the session with this token, or `null`. To spare writes, its expiry is moved at most once a day and
 * `lastSeenAt` at most once in five minutes.
 */
export function getSessionOwner(token: string): (Owner & { renewed: boolean }) | null {
  const row = db
    .select({
      id: users.id,
      username: users.username,
      expires: sessions.expires,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(hasToken(token), gt(sessions.expires, new Date())))
    .get();
  if (!row) return null;
  const isDue = row.expires.getTime() - Date.now() < (SESSION_DAYS - 1) * DAY_MS;
  const renewed = isDue && recordSeen(token, { expires: freshExpiry() });
  if (!renewed && isSeenLongAgo(row.lastSeenAt)) recordSeen(token);
  return { id: row.id, username: row.username, renewed };
}

/** A time in the future was written by a wrong clock and counts as long ago. */
function isSeenLongAgo(lastSeenAt: Date | null) {
  return lastSeenAt === null || Math.abs(Date.now() - lastSeenAt.getTime()) > SEEN_MS;
}

/** Nothing waits for this write: while the database is locked, it is left to a later request. */
function recordSeen(token: string, prolonged: { expires?: Date } = {}) {
  return writeIfFree(() =>
    db
      .update(sessions)
      .set({ lastSeenAt: new Date(), ...prolonged })
      .where(hasToken(token))
      .run(),
  );
}

/** Whether a session with this token is open. */
export function isSession(token: string) {
  return openSessionId(token) !== null;
}

/** The id of the open session with this token, or `null`. */
export function openSessionId(token: string) {
  const open = and(hasToken(token), gt(sessions.expires, new Date()));
  return db.select({ id: sessions.id }).from(sessions).where(open).get()?.id ?? null;
}

export function endSession(token: string) {
  db.delete(sessions).where(hasToken(token)).run();
}

/** The owner's open sessions: this one first, then the most recently seen ones; and how many more there are. */
export function listSessions(userId: string, token: string) {
  const isOpen = and(eq(sessions.userId, userId), gt(sessions.expires, new Date()));
  const isThis = sql<number>`${sessions.sessionToken} = ${tokenHash(token)}`;
  const columns = pick(sessions, "id", "createdAt", "lastSeenAt", "device", "network");
  const rows = db
    .select({ ...columns, isThis })
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(isThis), desc(sessions.lastSeenAt))
    .limit(SHOWN_SESSIONS)
    .all();
  const shown = rows.map((row) => ({ ...row, isThis: row.isThis === 1 }));
  return { shown, more: countRows(sessions, isOpen) - shown.length };
}

export type OpenSessions = ReturnType<typeof listSessions>;

/** Ends one of the owner's sessions; returns whether it existed. */
export function endSessionById(userId: string, id: string) {
  const isThat = and(eq(sessions.userId, userId), eq(sessions.id, id));
  return db.delete(sessions).where(isThat).run().changes > 0;
}

/** Ends all of the owner's sessions except for this one; returns how many. */
export function endOtherSessions(userId: string, token: string) {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.sessionToken, tokenHash(token)));
  return db.delete(sessions).where(isOther).run().changes;
}

/**
 * Ends all of the owner's other sessions and gives this one a new token, because somebody else may have the old one.
 * Returns the new token. To be called in the transaction of the change that needs it.
 */
export function keepThisSessionOnly(userId: string, token: string) {
  const next = newToken();
  endOtherSessions(userId, token);
  db.update(sessions)
    .set({ sessionToken: tokenHash(next) })
    .where(hasToken(token))
    .run();
  return next;
}

/** Deletes expired sessions. */
export function deleteEndedSessions() {
  db.delete(sessions).where(lt(sessions.expires, new Date())).run();
}
