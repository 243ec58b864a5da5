import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form.server";
import { LIMITS } from "~/models/base/records/limits";
import { renderContent } from "~/models/texts/content/render-content.server";
import { requireOwnerApi } from "~/session.server";
import { cutText } from "~/utils/words/cut-text";

/** The content as the sanitised HTML that readers would get. */
export async function action({ request }: ActionFunctionArgs) {
  await requireOwnerApi(request);
  const content = (await readForm(request)).get("content");
  const text = typeof content === "string" ? cutText(content, LIMITS.content) : "";
  return Response.json({ html: renderContent(text) }, { headers: { "Cache-Control": "no-store" } });
}
