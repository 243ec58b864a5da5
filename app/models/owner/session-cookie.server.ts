import { createCookie } from "@remix-run/node";
import { env } from "~/utils/env.server";
import { SESSION_DAYS } from "./session.server";

const secure = env.SITE_URL?.startsWith("https:") ?? false;

/** Carries nothing but the session token, signed with the first of these secrets. */
export function createSessionCookie(secrets: string[]) {
  return createCookie(secure ? "__Host-session" : "__session", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: SESSION_DAYS * 24 * 60 * 60,
    secrets,
  });
}
