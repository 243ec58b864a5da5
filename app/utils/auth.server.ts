import type { ActionFunctionArgs } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type SignIn, signIn } from "~/models/owner.server";
import { deviceOf } from "~/session.server";
import { clientAddressOf } from "./load-context";

/** Field names that the sign-in forms share. */
const USERNAME = "username";
const PASSWORD = "password";

/** Checks the `username` and `password` of a form post whose body is still unread. */
export function authenticate({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const authenticator = new Authenticator<SignIn>().use(
    new FormStrategy(async ({ form }) =>
      signIn(
        typed(form, USERNAME),
        typed(form, PASSWORD),
        clientAddressOf(context),
        await deviceOf(request),
      ),
    ),
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

function typed(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
