import { eq } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { env } from "~/utils/env.server";
import { DEMO_PASSWORD, DEMO_USERNAME } from "~/utils/environment.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { sessions, users } from "~db/schema/owner";
import { composed, fitsHash, hashPassword, isSameName } from "./credentials.server";
import { consumeRecoveryCode } from "./recovery-codes.server";
import { consumeSignInTurn, type Device } from "./sign-in-rate-limit.server";

export type Owner = { id: string; username: string };

/** The result of a sign-in: the owner, or why not and the seconds to wait. */
export type SignIn =
  | { ok: true; owner: Owner }
  | { ok: false; message: string; retryAfterSeconds: number };

type Account = { id: string; password: string };

const account = pick(users, "id", "username", "password");

/** A hash that fits no password: an unknown name takes as long to check as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

/** The account with this name, in any Unicode form; a site has few accounts. */
function findAccount(username: string) {
  const all = db.select(account).from(users).all();
  return all.find((user) => isSameName(user.username, username));
}

/**
 * Checks a name and a password within the rate limits. An attempt is counted before the check and refunded on success,
 * so that parallel attempts cannot get around the limit. `device` comes from the browser's cookie.
 */
export async function signIn(
  username: string,
  password: string,
  address: string,
  device: Device | null = null,
): Promise<SignIn> {
  const user = findAccount(username);
  const isKnown = user !== undefined && device?.userId === user.id;
  const turn = consumeSignInTurn(composed(username), address, isKnown ? device : null);
  if (turn.seconds > 0) return tooManySignIns(turn.seconds);
  const fits = await fitsAccount(user, password);
  if (!user || !fits) {
    return { ok: false, message: "Invalid username or password", retryAfterSeconds: 0 };
  }
  // A data folder that was begun in demo mode has an owner with a public password.
  if (!env.demoMode && password === DEMO_PASSWORD) return isDemoPassword;
  turn.succeeded();
  return { ok: true, owner: { id: user.id, username: user.username } };
}

const isDemoPassword: SignIn = {
  ok: false,
  message:
    "This is the demo password, which everybody knows. On the machine that serves the site, set another one: npm run owner -- --username NAME",
  retryAfterSeconds: 0,
};

/**
 * Whether this is the account's password or one of its recovery codes, which is used up then. Without an account the
 * check takes as long.
 */
export async function fitsAccount(user: Account | undefined, entered: string) {
  const fits = await fitsHash(user?.password ?? (await nobody), entered);
  return user !== undefined && (fits || consumeRecoveryCode(user.id, entered));
}

export function tooManySignIns(seconds: number): Extract<SignIn, { ok: false }> {
  const minutes = Math.ceil(seconds / 60);
  return {
    ok: false,
    message: `Too many failed sign-ins. Try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
    retryAfterSeconds: seconds,
  };
}

/** Whether the demo's owner still signs in with the public name and password. */
export async function isDemoOwner() {
  const user = env.demoMode ? findAccount(DEMO_USERNAME) : undefined;
  return user !== undefined && fitsHash(user.password, DEMO_PASSWORD);
}

/** Whether the site has an owner who could sign in. */
export function hasOwner() {
  return countRows(users) > 0;
}

/**
 * Creates the owner of a site without one; returns the id, or `null` if there is one. To be called in a transaction.
 */
export function createOwner(username: string, passwordHash: string) {
  if (hasOwner()) return null;
  const values = { username: composed(username), password: passwordHash };
  return db.insert(users).values(values).returning({ id: users.id }).get().id;
}

/** Creates the owner, or gives an existing one a new password and ends all of their sessions. */
export async function setOwner(username: string, password: string) {
  const passwordHash = await hashPassword(password);
  transact(() => {
    const name = findAccount(username)?.username ?? composed(username);
    const { id } = db
      .insert(users)
      .values({ username: name, password: passwordHash })
      .onConflictDoUpdate({ target: users.username, set: { password: passwordHash } })
      .returning({ id: users.id })
      .get();
    db.delete(sessions).where(eq(sessions.userId, id)).run();
  });
}
