import type { ActionFunctionArgs } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { type SignInErrors, signInInput } from "~/models/owner/owner";
import { type SignIn, signIn } from "~/models/owner/owner.server";
import { signInByPasskey } from "~/models/owner/passkey.server";
import { deviceOf } from "~/session.server";
import { clientAddressOf } from "~/utils/http/load-context";
import { passkeyPlace } from "~/utils/http/passkey-place.server";
import { cutText } from "~/utils/words/cut-text";

/** Field names that the sign-in forms share. */
const USERNAME = "username";
const PASSWORD = "password";

type Refused = Extract<SignIn, { ok: false }> & { errors?: SignInErrors };

/** Checks the `username` and `password` of a form post whose body is still unread. */
export function authenticate({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const authenticator = new Authenticator<SignIn | Refused>().use(
    new FormStrategy(async ({ form }) => {
      const input = signInInput.safeParse({
        username: entered(form, USERNAME),
        password: entered(form, PASSWORD),
      });
      // No password is hashed, and no turn taken, for what nobody can have.
      if (!input.success) return invalid(z.flattenError(input.error).fieldErrors);
      const { username, password } = input.data;
      return signIn(username, password, clientAddressOf(context), await deviceOf(request));
    }),
    "form",
  );
  return authenticator.authenticate("form", request);
}

/** Checks what a device has signed, as the form of signing in carries it. */
export async function authenticateByPasskey(form: FormData, request: Request): Promise<SignIn> {
  const place = passkeyPlace(request);
  if (place.works) return signInByPasskey(entered(form, "passkey"), place);
  return { ok: false, message: "Passkeys do not work at this address.", retryAfterSeconds: 0 };
}

function invalid(errors: SignInErrors): Refused {
  const message = Object.values(errors).flat().join(". ");
  return { ok: false, message, errors, retryAfterSeconds: 0 };
}

/** Whether the form carries a sign-in. */
export function hasCredentials(form: FormData) {
  return form.has(USERNAME) && form.has(PASSWORD);
}

/** Takes the sign-in out of the form, so that no answer can repeat it. */
export function dropCredentials(form: FormData) {
  form.delete(USERNAME);
  form.delete(PASSWORD);
}

/** Passwords that a form of the account asks for: no answer repeats one. */
export const SECRET_FIELDS = ["presentPassword", "newPassword", "newPasswordAgain"];

export function dropSecrets(form: FormData) {
  for (const name of SECRET_FIELDS) form.delete(name);
}

/** The name that was typed, as the form can show it again; of one far too long the beginning. */
export function enteredUsername(form: FormData) {
  return cutText(entered(form, USERNAME), LIMITS.title);
}

function entered(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
