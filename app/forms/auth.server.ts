import type { ActionFunctionArgs } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { MAX_PASSWORD_LENGTH } from "~/models/owner/owner";
import { type SignIn, signIn } from "~/models/owner/owner.server";
import { LIMITS } from "~/models/records/value-schemas";
import { deviceOf } from "~/session.server";
import { clientAddressOf } from "../utils/load-context";

/** Field names that the sign-in forms share. */
const USERNAME = "username";
const PASSWORD = "password";

const TOO_LONG: SignIn = {
  ok: false,
  message: "The username or the password is too long.",
  retryAfterSeconds: 0,
};

/** Checks the `username` and `password` of a form post whose body is still unread. */
export function authenticate({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const authenticator = new Authenticator<SignIn>().use(
    new FormStrategy(async ({ form }) => {
      const username = typed(form, USERNAME);
      const password = typed(form, PASSWORD);
      // No password is hashed, and no name looked up, that nobody can have.
      const isTooLong = username.length > LIMITS.title || password.length > MAX_PASSWORD_LENGTH;
      if (isTooLong) return TOO_LONG;
      return signIn(username, password, clientAddressOf(context), await deviceOf(request));
    }),
    "form",
  );
  return authenticator.authenticate("form", request);
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

/** The name that was typed, as the form can show it again; of one far too long the beginning. */
export function typedUsername(form: FormData) {
  return typed(form, USERNAME).slice(0, LIMITS.title);
}

function typed(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
