import { type ActionFunctionArgs, data } from "@remix-run/node";
import { signInHeaders, signOutCookie } from "~/session.server";
import { STORE_LATER } from "~/utils/files/storage-failure.server";
import { clientAddressOf } from "~/utils/http/load-context";
import { ownPath } from "~/utils/http/own-path";
import { redirectWithToast } from "../flash.server";
import { readForm } from "../form.server";
import { EXIT, INTENT, SET_UP, SIGN_IN, SIGN_IN_BY_PASSKEY } from "../intents";
import { whenNotStored } from "../not-stored.server";
import { unknownIntent } from "../records/record-form.server";
import { authenticate, authenticateByPasskey, enteredUsername } from "./auth.server";
import { answerSetup } from "./setup-form.server";

/** The page after a sign-in that no other page has asked for. */
export const ADMIN_HOME = "/admin";

async function signInOrOut({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const intent = form.get(INTENT) ?? SIGN_IN;
  if (intent === EXIT) return leave(request);
  if (intent === SET_UP) return answerSetup(form, request, clientAddressOf(context));
  const isByPasskey = intent === SIGN_IN_BY_PASSKEY;
  if (intent !== SIGN_IN && !isByPasskey) throw unknownIntent();
  const redirectTo = ownPath(form.get("redirectTo"), ADMIN_HOME);
  const answer = isByPasskey
    ? await authenticateByPasskey(form, request)
    : await authenticate({ request, context });
  if (answer.ok) {
    const headers = await signInHeaders(request, answer.owner.id, clientAddressOf(context));
    const toast = { title: "Success", description: "Logged in successfully!" };
    return redirectWithToast(redirectTo, toast, headers);
  }
  const { message, retryAfterSeconds: wait } = answer;
  const errors = "errors" in answer ? answer.errors : undefined;
  const values = { message, errors, username: enteredUsername(form), redirectTo };
  if (wait === 0) return data(values, { status: 400 });
  return data(values, { status: 429, headers: { "Retry-After": `${wait}` } });
}

/** The `action` of the admin area's first page: signs in, signs out, or creates the owner. */
export const signInAction = whenNotStored(signInOrOut, (entered) => ({
  message: STORE_LATER,
  username: `${entered.get("username") ?? ""}`,
}));

async function leave(request: Request) {
  const toast = { title: "Logged out", description: "You have been logged out successfully." };
  // Does not clear "storage": the visitor's theme and the pages saved for offline reading are not secret.
  return redirectWithToast("/", toast, {
    "Set-Cookie": await signOutCookie(request),
    "Clear-Site-Data": '"cache"',
  });
}
