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

/** Field names shared by the sign-in forms. */
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
      // Impossible input costs no turn of the rate limit, and no password is hashed for it.
      if (!input.success) return invalid(z.flattenError(input.error).fieldErrors);
      const { username, password } = input.data;
      return signIn(username, password, clientAddressOf(context), await deviceOf(request));
    }),
    "form",
  );
  return authenticator.authenticate("form", request);
}

/** Checks a passkey's signature in a sign-in form. */
export async function authenticateByPasskey(form: FormData, request: Request): Promise<SignIn> {
  const place = passkeyPlace(request);
  if (place.works) return signInByPasskey(entered(form, "passkey"), place);
  return { ok: false, message: "Passkeys do not work at this address.", retryAfterSeconds: 0 };
}

function invalid(errors: SignInErrors): Refused {
  const message = Object.values(errors).flat().join(". ");
  return { ok: false, message, errors, retryAfterSeconds: 0 };
}

/** Whether the form contains a user name and a password. */
export function hasCredentials(form: FormData) {
  return form.has(USERNAME) && form.has(PASSWORD);
}

/** Removes the user name and the password from the form, so that no answer can repeat them. */
export function dropCredentials(form: FormData) {
  form.delete(USERNAME);
  form.delete(PASSWORD);
}

/** Password fields of the account's forms, which no answer may repeat. */
export const SECRET_FIELDS = ["presentPassword", "newPassword", "newPasswordAgain"];

export function dropSecrets(form: FormData) {
  for (const name of SECRET_FIELDS) form.delete(name);
}

/** The typed user name to show again; cut if it is far too long. */
export function enteredUsername(form: FormData) {
  return cutText(entered(form, USERNAME), LIMITS.title);
}

function entered(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
