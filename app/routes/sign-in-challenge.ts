import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signInOptions } from "~/models/owner/passkey.server";
import { consumeChallengeTurn } from "~/models/owner/passkey-challenges.server";
import { deviceOf } from "~/session.server";
import { clientAddressOf } from "~/utils/http/load-context";
import { passkeyPlace } from "~/utils/http/passkey-place.server";

const HEADERS = { "Cache-Control": "no-store" };

export function loader() {
  return redirect("/admin");
}

/** The challenge for signing in with a passkey; the sign-in form's script asks for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const place = passkeyPlace(request);
  if (!place.works) {
    const message = "Passkeys do not work at this address.";
    return Response.json({ message }, { status: 400, headers: HEADERS });
  }
  const wait = consumeChallengeTurn(clientAddressOf(context), await deviceOf(request));
  if (wait > 0) {
    const headers = { ...HEADERS, "Retry-After": `${wait}` };
    const message = "Too many attempts with passkeys. Try again later, or take the password.";
    return Response.json({ message }, { status: 429, headers });
  }
  return Response.json({ options: await signInOptions(place) }, { headers: HEADERS });
}
