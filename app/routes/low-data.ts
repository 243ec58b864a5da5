import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/forms/form.server";
import { DATA_COOKIE } from "~/utils/http/low-data";
import { ownPath } from "~/utils/http/own-path";
import { siteOrigin } from "~/utils/http/site-origin.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function loader() {
  return redirect("/");
}

/** The switch in the footer: stores the choice and leads back to the page it was on. */
export async function action({ request }: ActionFunctionArgs) {
  const chosen = (await readForm(request)).get("data");
  if (chosen !== "low" && chosen !== "full") {
    return new Response("Choose one of the two: low or full.\n", {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const cookie = `${DATA_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  return redirect(pageBefore(request), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The path of the page with the switch, from the `Referer`. */
function pageBefore(request: Request) {
  const origin = siteOrigin(request);
  const before = request.headers.get("referer") ?? "";
  return before.startsWith(`${origin}/`) ? ownPath(before.slice(origin.length), "/") : "/";
}
