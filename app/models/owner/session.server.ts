import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { newToken, tokenHash } from "~/utils/http/secret-token.server";
import { pick } from "~/utils/pick";
import { db, writeIfFree } from "~db/client.server";
import { sessions, users } from "~db/schema/owner";
import type { Owner } from "./owner.server";

export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How much later a session has to be seen again for that to be written down. */
const SEEN_MS = 5 * 60 * 1000;

/** Programs that keep no cookies have a session for each sign-in. */
const SHOWN_SESSIONS = 30;

/** On what and from where somebody signs in, in words. */
export type SignInOrigin = { device: string; network: string | null };

function freshExpiry() {
  return new Date(Date.now() + SESSION_DAYS * DAY_MS);
}

function hasToken(token: string) {
  return eq(sessions.sessionToken, tokenHash(token));
}

/** Starts a session and returns the secret token for the cookie; only its hash is kept. */
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
 * Whose session this token is, or `null`. Its expiry slides at most once a day, and when it was last seen is written at
 * most once in five minutes, to spare writes.
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

/** A time that lies ahead was written by a wrong clock. */
function isSeenLongAgo(lastSeenAt: Date | null) {
  return lastSeenAt === null || Math.abs(Date.now() - lastSeenAt.getTime()) > SEEN_MS;
}

/** Nobody waits for this: while the database cannot be written to, a later request will do it. */
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

/** The owner's open sessions, that with the token first, then those last seen last; and how many more there are. */
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

/** Ends one of the owner's sessions; whether it was there. */
export function endSessionById(userId: string, id: string) {
  const isThat = and(eq(sessions.userId, userId), eq(sessions.id, id));
  return db.delete(sessions).where(isThat).run().changes > 0;
}

/** Ends all of the owner's sessions but that with the token; how many. */
export function endOtherSessions(userId: string, token: string) {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.sessionToken, tokenHash(token)));
  return db.delete(sessions).where(isOther).run().changes;
}

/**
 * Ends all of the owner's sessions but this one, and gives this one another token, for the former may be in other hands
 * as well; the new one. In the transaction of what it follows from.
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

/** Forgets sessions whose time is over. */
export function deleteEndedSessions() {
  db.delete(sessions).where(lt(sessions.expires, new Date())).run();
}
