import { hash, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { sessions, users } from "~db/schema";
import { type AttemptLimit, countAttempt, forgetAttempts, waitSeconds } from "./attempt.server";

export type Owner = { id: string; username: string };

export const MIN_PASSWORD_LENGTH = 10;

const FAILURES: AttemptLimit = { limit: 5, minutes: 15 };
const FAILURES_PER_ADDRESS: AttemptLimit = { limit: 10, minutes: 15 };

/** The answer to a sign-in: the owner, or why not and how long to wait. */
export type SignIn =
  | { ok: true; owner: Owner }
  | { ok: false; message: string; retryAfterSeconds: number };

/** A hash that no password fits, so that an unknown name costs the same time as a wrong password. */
const nobody = hash(crypto.randomUUID());

/**
 * Checks a name and a password; counts failures by name and address and by address. An attempt
 * counts before it is checked and is forgotten when it succeeds, so that many at once cannot slip by.
 */
export async function signIn(username: string, password: string, address: string): Promise<SignIn> {
  const nameKey = `sign-in:${username.toLowerCase().slice(0, 60)}:${address}`;
  const addressKey = `sign-in:${address}`;
  const limits = { [nameKey]: FAILURES, [addressKey]: FAILURES_PER_ADDRESS };
  const wait = waitSeconds(limits);
  if (wait > 0) return tooMany(wait);
  countAttempt(limits);
  const user = db.select().from(users).where(eq(users.username, username)).get();
  const fits = await verify(user?.password ?? (await nobody), password);
  if (!user || !fits) {
    return { ok: false, message: "Invalid username or password", retryAfterSeconds: 0 };
  }
  forgetAttempts([nameKey, addressKey]);
  return { ok: true, owner: { id: user.id, username: user.username } };
}

function tooMany(seconds: number): SignIn {
  const minutes = Math.ceil(seconds / 60);
  return {
    ok: false,
    message: `Too many failed sign-ins. Try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
    retryAfterSeconds: seconds,
  };
}

/** Whether the site has an owner who could sign in. */
export function hasOwner() {
  return db.select({ id: users.id }).from(users).limit(1).get() !== undefined;
}

/** Creates the owner, or gives an existing one a new password and ends all of their sessions. */
export async function setOwner(username: string, password: string) {
  const passwordHash = await hash(password);
  transact(() => {
    const { id } = db
      .insert(users)
      .values({ username, password: passwordHash })
      .onConflictDoUpdate({ target: users.username, set: { password: passwordHash } })
      .returning({ id: users.id })
      .get();
    db.delete(sessions).where(eq(sessions.userId, id)).run();
  });
}
