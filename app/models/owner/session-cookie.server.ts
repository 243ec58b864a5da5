import { createCookie } from "@remix-run/node";
import { env } from "~/utils/env.server";

const secure = env.SITE_URL?.startsWith("https:") ?? false;

/** A cookie that holds only the session token, signed with the first of these secrets; `maxAge` is in seconds. */
export function createSessionCookie(secrets: string[], maxAge: number) {
  return createCookie(secure ? "__Host-session" : "__session", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge,
    secrets,
  });
}
