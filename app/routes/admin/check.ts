import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form.server";
import { postTexts } from "~/forms/records/publish-check.server";
import { checkPost } from "~/pages/publish-check.server";
import { requireOwnerApi } from "~/session.server";

/** Hints about a letter as it is typed, before it is published. */
export async function action({ request }: ActionFunctionArgs) {
  await requireOwnerApi(request);
  const findings = checkPost(postTexts(await readForm(request)));
  return Response.json({ findings }, { headers: { "Cache-Control": "no-store" } });
}
