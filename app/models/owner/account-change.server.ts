import { eq, ne } from "drizzle-orm";
import { type FieldErrors, invalid, type Saved, saved } from "~/models/base/records/result";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { users } from "~db/schema/owner";
import { composed, hashPassword, isSameName } from "./credentials.server";
import type { NameChange, PasswordChange } from "./owner";
import { fitsAccount, tooManySignIns } from "./owner.server";
import { passwordProblem } from "./password-rules.server";
import { keepThisSessionOnly } from "./session.server";
import { consumeSignInTurn, type Device } from "./sign-in-rate-limit.server";

/** The person who asks for a change: account, network address and known device. */
export type Asker = { userId: string; address: string; device: Device | null };

/** Whether the password proved that the owner asks; else messages for the fields, and the seconds to wait. */
export type Proof = { ok: true } | { ok: false; errors: FieldErrors; retryAfterSeconds: number };

/** Checks the present password, within the rate limits of signing in. */
export async function confirmPassword(asker: Asker, entered: string): Promise<Proof> {
  const { userId, address, device } = asker;
  const user = db
    .select(pick(users, "id", "username", "password"))
    .from(users)
    .where(eq(users.id, userId))
    .get();
  const isKnown = device?.userId === userId;
  const turn = consumeSignInTurn(user?.username ?? "", address, isKnown ? device : null);
  if (turn.seconds > 0) {
    const { message } = tooManySignIns(turn.seconds);
    return { ok: false, errors: { "": [message] }, retryAfterSeconds: turn.seconds };
  }
  if (await fitsAccount(user, entered)) {
    turn.succeeded();
    return { ok: true };
  }
  const errors = { presentPassword: ["This is not your present password."] };
  return { ok: false, errors, retryAfterSeconds: 0 };
}

/** Mistakes in a new password that can be told without checking the present one. */
export function passwordErrors(username: string, change: PasswordChange): FieldErrors | null {
  const problem = passwordProblem(change.newPassword, username);
  if (problem) return { newPassword: [problem] };
  if (change.newPassword === change.presentPassword) {
    return { newPassword: ["This is the password that you have already."] };
  }
  if (composed(change.newPassword) !== composed(change.newPasswordAgain)) {
    return { newPasswordAgain: ["The two new passwords differ."] };
  }
  return null;
}

/** Changes the owner's password and ends all other sessions. Returns the new token of the asker's session. */
export async function changePassword(userId: string, password: string, token: string) {
  const passwordHash = await hashPassword(password);
  return transact(() => {
    db.update(users).set({ password: passwordHash }).where(eq(users.id, userId)).run();
    return keepThisSessionOnly(userId, token);
  });
}

/** Changes the owner's user name. */
export function changeName(userId: string, { name }: NameChange): Saved<{ username: string }> {
  return transact(() => {
    const others = db.select(pick(users, "username")).from(users).where(ne(users.id, userId)).all();
    if (others.some(({ username }) => isSameName(username, name))) {
      return invalid("name", "Somebody else has this name.");
    }
    const username = composed(name);
    db.update(users).set({ username }).where(eq(users.id, userId)).run();
    return saved({ username });
  });
}
