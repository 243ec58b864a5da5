import { previewIssueMail } from "~/mail/compose.server";
import { ownerLoader } from "~/session.server";
import { siteOrigin } from "~/utils/http/site-origin.server";

/** No scripts run in a mail; pictures may come from any site, and links open in a new window. */
const POLICY =
  "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";
const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Robots-Tag": "noindex",
  "Cache-Control": "private, no-store",
};

function answer(body: string, type: "html" | "plain", status = 200) {
  const headers = { ...HEADERS, "Content-Type": `text/${type}; charset=utf-8` };
  return new Response(body, { status, headers });
}

/** An issue's mail as a recipient sees it, as HTML or with `?as=text` as plain text. */
export const loader = ownerLoader(async ({ request, params }) => {
  const mail = await previewIssueMail(params.id ?? "", siteOrigin(request));
  if (!mail) return answer("There is no such mail.\n", "plain", 404);
  const isText = new URL(request.url).searchParams.get("as") === "text";
  return isText ? answer(mail.text, "plain") : answer(mail.html, "html");
});
