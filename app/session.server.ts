import { createCookie, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { openSession } from "~/models/owner/devices.server";
import {
  endSession,
  getSessionOwner,
  isSession,
  SESSION_DAYS,
} from "~/models/owner/session.server";
import { createSessionCookie } from "~/models/owner/session-cookie.server";
import type { Device } from "~/models/owner/sign-in-rate-limit.server";
import { env } from "~/utils/env.server";
import { deviceName } from "~/utils/http/device-name";
import { halfAddress } from "~/utils/http/ip-address";

const secure = env.SITE_URL?.startsWith("https:") ?? false;

export const sessionCookie = createSessionCookie(env.SESSION_SECRETS, SESSION_DAYS * 24 * 60 * 60);

const DEVICE_DAYS = 365;

/** Remembers who signed in with this browser, long after the session; it gives no access. */
const deviceCookie = createCookie(secure ? "__Host-device" : "__device", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure,
  maxAge: DEVICE_DAYS * 24 * 60 * 60,
  secrets: env.SESSION_SECRETS,
});

/** The secret of the session that the request carries, or `null`; it may have ended. */
export async function tokenOf(request: Request) {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

/** The signed-in owner, or `null`. */
export async function getOwner(request: Request) {
  const token = await tokenOf(request);
  return token ? getSessionOwner(token) : null;
}

/** Whether the cookies carry the owner's session; prolongs nothing. */
export async function isOwner(cookies: string | undefined) {
  const token: unknown = await sessionCookie.parse(cookies ?? null);
  return typeof token === "string" && isSession(token);
}

/** The signed-in owner; anyone else is sent to the sign-in form, and back here after it. */
export async function requireOwner(request: Request) {
  const owner = await getOwner(request);
  if (owner) return owner;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/admin?redirectTo=${encodeURIComponent(pathname + search)}`, 303);
}

/** A route's `loader` for the owner alone: it checks the session before it loads anything. */
export function ownerLoader<Result>(load: (args: LoaderFunctionArgs) => Result) {
  return async (args: LoaderFunctionArgs) => {
    await requireOwner(args.request);
    return load(args);
  };
}

/** The signed-in owner; anyone else gets a 401 as JSON. */
export async function requireOwnerApi(request: Request) {
  const owner = await getOwner(request);
  if (owner) return owner;
  throw Response.json({ message: "Sign in to do this." }, { status: 401 });
}

/** What the browser knows of an earlier sign-in; only a cookie that this site signed counts. */
export async function deviceOf(request: Request): Promise<Device | null> {
  return deviceCookie.parse(request.headers.get("Cookie"));
}

/**
 * Starts a new session for the visitor's address, in place of the request's own. Returns the headers with the cookies
 * of the session and of the device.
 */
export async function signInHeaders(
  request: Request,
  userId: string,
  address: string,
  open = openSession,
) {
  const former = await tokenOf(request);
  if (former) endSession(former);
  const device = await deviceOf(request);
  const id = device?.userId === userId ? device.id : crypto.randomUUID();
  const known: Device = { id, userId };
  const headers = new Headers();
  const origin = {
    device: deviceName(request.headers.get("User-Agent")),
    network: halfAddress(address),
  };
  const token = open(userId, id, origin);
  headers.append("Set-Cookie", await sessionCookie.serialize(token));
  headers.append("Set-Cookie", await deviceCookie.serialize(known));
  return headers;
}

/** Ends the request's session; the value of `Set-Cookie`. */
export async function signOutCookie(request: Request) {
  const token = await tokenOf(request);
  if (token) endSession(token);
  return sessionCookie.serialize("", { maxAge: 0 });
}

/** The time in milliseconds until which a session seen now surely lasts: its expiry slides once a day. */
export function ownerUntil() {
  return Date.now() + (SESSION_DAYS - 1) * 24 * 60 * 60 * 1000;
}

/** The cookie with a new expiry, for a session that was just prolonged. */
export async function renewedCookie(request: Request) {
  return sessionCookie.serialize(await tokenOf(request));
}
