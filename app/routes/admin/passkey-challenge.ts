import type { ActionFunctionArgs } from "@remix-run/node";
import { askerOf, readProvenForm } from "~/forms/account/account-form.server";
import { readForm } from "~/forms/form.server";
import { passkeyStart } from "~/models/owner/owner";
import { newPasskeyOptions } from "~/models/owner/passkey.server";
import { openSessionId } from "~/models/owner/session.server";
import { requireOwnerApi, tokenOf } from "~/session.server";
import { passkeyPlace } from "~/utils/http/passkey-place.server";

/** The challenge for a new passkey, after checking the present password; else the form's errors. */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireOwnerApi(request);
  const place = passkeyPlace(request);
  const sessionId = openSessionId((await tokenOf(request)) ?? "");
  if (!place.works || !sessionId) {
    return Response.json({ message: "Passkeys do not work at this address." }, { status: 400 });
  }
  const form = await readForm(request);
  const asked = await readProvenForm(
    form,
    passkeyStart,
    await askerOf({ request, context }, owner.id),
  );
  if (!asked.ok) return Response.json(asked.answer.data, asked.answer.init ?? undefined);
  const options = await newPasskeyOptions(owner, sessionId, place);
  return Response.json({ options }, { headers: { "Cache-Control": "no-store" } });
}
