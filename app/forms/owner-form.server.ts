import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { SignIn } from "~/models/owner/owner.server";
import { hasPasskeys } from "~/models/owner/passkey.server";
import { getOwner, signInHeaders } from "~/session.server";
import { clientAddressOf } from "../utils/http/load-context";
import { passkeyPlace } from "../utils/http/passkey-place.server";
import { authenticate, dropCredentials, dropSecrets, hasCredentials } from "./account/auth.server";
import { EXPIRED, type ExpiredForm } from "./expired-form";
import { readForm } from "./form.server";
import { setBySiteClock } from "./form-clock.server";
import { buttonAction, formAction } from "./not-stored.server";
import { importPictures, writeChosen } from "./pictures/received-pictures.server";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

type OwnerAction<Result> = (form: FormData, args: ActionFunctionArgs) => Result;

/**
 * The fields of a form that only the owner may send, with the addresses of the pictures sent with it. Without a session
 * it throws a 401 whose page is a sign-in form with all fields. Sent from there, it signs in and makes the browser
 * repeat the same post, so that the action runs as if the session had never ended.
 */
export async function readOwnerForm({ request, context }: Args) {
  const signedIn = await getOwner(request);
  const form = await readForm(signedIn ? request : request.clone());
  if (signedIn) {
    dropCredentials(form);
    setBySiteClock(form);
    await importPictures(form, context.files ?? []);
    writeChosen(form);
    return form;
  }
  if (!hasCredentials(form)) throw expired(request, form, null);
  const answer = await authenticate({ request, context });
  if (!answer.ok) throw expired(request, form, answer);
  const { pathname, search } = new URL(request.url);
  const headers = await signInHeaders(request, answer.owner.id, clientAddressOf(context));
  throw redirect(pathname + search, { status: 307, headers });
}

/** The `action` of a page with an owner's form; if saving fails, the form keeps what was typed. */
export function ownerFormAction<Result>(act: OwnerAction<Result>) {
  return formAction(async (args: ActionFunctionArgs) => act(await readOwnerForm(args), args));
}

/** The same for a page with buttons only. */
export function ownerButtonAction<Result>(act: OwnerAction<Result>) {
  return buttonAction(async (args: ActionFunctionArgs) => act(await readOwnerForm(args), args));
}

function expired(request: Request, form: FormData, answer: Extract<SignIn, { ok: false }> | null) {
  dropCredentials(form);
  dropSecrets(form);
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value }] : [],
  );
  const values: ExpiredForm = {
    kind: EXPIRED,
    fields,
    message: answer?.message ?? null,
    hasPasskeys: passkeyPlace(request).works && hasPasskeys(),
  };
  const wait = answer?.retryAfterSeconds ?? 0;
  return data(values, {
    status: wait > 0 ? 429 : 401,
    headers: {
      "Cache-Control": "private, no-store",
      ...(wait > 0 ? { "Retry-After": `${wait}` } : {}),
    },
  });
}
