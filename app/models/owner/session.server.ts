import { and, eq, gt, lt } from "drizzle-orm";
import { newToken, tokenHash } from "~/utils/http/secret-token.server";
import { db, writeIfFree } from "~db/client.server";
import { sessions, users } from "~db/schema/owner";
import type { Owner } from "./owner.server";

export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function freshExpiry() {
  return new Date(Date.now() + SESSION_DAYS * DAY_MS);
}

/** Starts a session and returns the secret token for the cookie; only its hash is kept. */
export function startSession(userId: string) {
  const token = newToken();
  db.delete(sessions).where(lt(sessions.expires, new Date())).run();
  db.insert(sessions)
    .values({ userId, sessionToken: tokenHash(token), expires: freshExpiry() })
    .run();
  return token;
}

/** Whose session this token is, or `null`. The expiry slides at most once a day, to spare writes. */
export function getSessionOwner(token: string): (Owner & { renewed: boolean }) | null {
  const row = db
    .select({ id: users.id, username: users.username, expires: sessions.expires })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sessionToken, tokenHash(token)), gt(sessions.expires, new Date())))
    .get();
  if (!row) return null;
  const isDue = row.expires.getTime() - Date.now() < (SESSION_DAYS - 1) * DAY_MS;
  return { id: row.id, username: row.username, renewed: isDue && prolong(token) };
}

/** Nobody waits for this: while the database cannot be written to, a later request will do it. */
function prolong(token: string) {
  return writeIfFree(() =>
    db
      .update(sessions)
      .set({ expires: freshExpiry() })
      .where(eq(sessions.sessionToken, tokenHash(token)))
      .run(),
  );
}

/** Whether a session with this token is open. */
export function isSession(token: string) {
  const open = and(eq(sessions.sessionToken, tokenHash(token)), gt(sessions.expires, new Date()));
  return db.select({ id: sessions.id }).from(sessions).where(open).get() !== undefined;
}

export function endSession(token: string) {
  db.delete(sessions)
    .where(eq(sessions.sessionToken, tokenHash(token)))
    .run();
}
