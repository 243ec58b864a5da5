import { createCookie, data, redirect } from "@remix-run/node";
import { env } from "~/utils/env.server";

/** A new secret address. It is shown once, on the next page, and stored nowhere. */
export type NewPreview = { postId: string; url: string; expiresAt: string };

/** Carries it over one redirect, within the admin area only. */
const newPreviewCookie = createCookie("__new_preview", {
  httpOnly: true,
  sameSite: "strict",
  path: "/admin",
  maxAge: 60,
  secure: env.SITE_URL?.startsWith("https:") ?? false,
  secrets: env.SESSION_SECRETS,
});

/** 303 to the page that shows a new secret address once. */
export async function redirectWithPreview(to: string, made: NewPreview) {
  const headers = { "Set-Cookie": await newPreviewCookie.serialize(made) };
  return redirect(to, { status: 303, headers });
}

/** A page's values together with a new secret address of this post, whose cookie is deleted. */
export async function dataWithPreview<Values extends object>(
  request: Request,
  postId: string,
  values: Values,
) {
  const sent: NewPreview | null = await newPreviewCookie.parse(request.headers.get("Cookie"));
  const made = sent?.postId === postId ? sent : null;
  if (!made) return data({ ...values, made });
  const ended = await newPreviewCookie.serialize("", { maxAge: 0 });
  return data({ ...values, made }, { headers: { "Set-Cookie": ended } });
}
