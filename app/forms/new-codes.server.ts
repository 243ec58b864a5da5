import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "../utils/env.server";
import { redirectWithToast } from "./flash.server";

/** Carries new recovery codes over a redirect to the page that shows them, once and for a minute. */
const codesCookie = createCookie("__codes", {
  httpOnly: true,
  sameSite: "lax",
  path: "/admin",
  maxAge: 60,
  secure: env.SITE_URL?.startsWith("https:") ?? false,
  secrets: env.SESSION_SECRETS,
});

const codes = z.array(z.string());

/** Answers the form that asked for new codes: 303 to the page that shows them. */
export async function redirectWithCodes(to: string, made: string[]) {
  const toast = { title: "Success", description: "Ten new codes. They are shown this once." };
  return redirectWithToast(to, toast, { "Set-Cookie": await codesCookie.serialize(made) });
}

/** The codes that the request carries, and the headers that end them; `null` when there are none. */
export async function readNewCodes(request: Request) {
  const shown = codes.safeParse(await codesCookie.parse(request.headers.get("Cookie")));
  if (!shown.success) return null;
  const ended = await codesCookie.serialize("", { maxAge: 0 });
  return { codes: shown.data, headers: { "Set-Cookie": ended } };
}
