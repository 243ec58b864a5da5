import { and, desc, eq, isNull, lt, lte } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { consumeRateLimitTurn } from "~/models/base/rate-limit.server";
import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { site } from "~/site";
import { tokenHash } from "~/utils/http/secret-token.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { pick } from "~/utils/pick";
import { formatZonedTime } from "~/utils/words/zoned-time";
import { db, transact } from "~db/client.server";
import { devices } from "~db/schema/owner";
import { type SignInOrigin, startSession } from "./session.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Somewhat longer than browsers keep the cookie that identifies a device. */
const KEPT_DAYS = 400;
/** A program that keeps no cookies looks like a new device at each sign-in. */
const MAX_DEVICES = 200;
/** The dashboard lists only the newest one, so that the first screen of a phone has room for the rest. */
const SHOWN_DEVICES = 1;

/** The most notices of new devices by mail in an hour; the dashboard mentions every device. */
const MAILS = { "device-notice": { limit: 5, windowMs: 60 * 60 * 1000 } };

/** Starts a session on a device and notifies the owner of an unknown one. Returns the secret token for the cookie. */
export function openSession(userId: string, deviceId: string, origin: SignInOrigin) {
  return transact(() => {
    if (recordDevice(userId, deviceId, origin)) notifyOfDevice(origin);
    return startSession(userId, origin);
  });
}

/** The same on the device that set the site up, without a notice. */
export function openOwnSession(userId: string, deviceId: string, origin: SignInOrigin) {
  return transact(() => {
    recordDevice(userId, deviceId, origin);
    trustDevice(userId, deviceId);
    return startSession(userId, origin);
  });
}

/** Dismisses the dashboard's note about this device, because it proved to be the owner's. */
export function trustDevice(userId: string, deviceId: string) {
  const isIt = and(eq(devices.userId, userId), eq(devices.deviceHash, tokenHash(deviceId)));
  db.update(devices)
    .set({ dismissedAt: new Date() })
    .where(and(isIt, isNull(devices.dismissedAt)))
    .run();
}

/** Stores the device; returns whether it is new. */
function recordDevice(userId: string, deviceId: string, { device, network }: SignInOrigin) {
  const now = new Date();
  const deviceHash = tokenHash(deviceId);
  const seen = db
    .update(devices)
    .set({ lastSeenAt: now })
    .where(and(eq(devices.userId, userId), eq(devices.deviceHash, deviceHash)))
    .run();
  if (seen.changes > 0) return false;
  makeRoom();
  db.insert(devices)
    .values({ userId, deviceHash, name: device, network, firstSeenAt: now, lastSeenAt: now })
    .run();
  return true;
}

function makeRoom() {
  const oldest = db
    .select(pick(devices, "lastSeenAt"))
    .from(devices)
    .orderBy(desc(devices.lastSeenAt))
    .limit(1)
    .offset(MAX_DEVICES - 1)
    .get();
  if (oldest) db.delete(devices).where(lte(devices.lastSeenAt, oldest.lastSeenAt)).run();
}

function notifyOfDevice(origin: SignInOrigin) {
  const recipient = noticeAddress();
  if (recipient === null || consumeRateLimitTurn(MAILS) > 0) return;
  queueMail({ kind: "notice", recipient, ...newDeviceMail(origin) });
}

function newDeviceMail({ device, network }: SignInOrigin) {
  return {
    subject: `A new device signed in: ${device}`,
    text: `${device} signed in to ${site().siteName} on ${formatZonedTime(new Date())}${network ? `, from the network ${network}` : ""}. It had not been seen here before.

If that was you, there is nothing to do. If not, change the password, which ends all other sessions, and look at who is signed in:
${OUTSIDE_ORIGIN}/admin/account
`,
  };
}

/** The newest devices whose notes the owner has not dismissed, and how many more there are. */
export function listNewDevices() {
  const isNew = isNull(devices.dismissedAt);
  const shown = db
    .select(pick(devices, "id", "name", "network", "firstSeenAt"))
    .from(devices)
    .where(isNew)
    .orderBy(desc(devices.firstSeenAt))
    .limit(SHOWN_DEVICES)
    .all();
  return { shown, more: countRows(devices, isNew) - shown.length };
}

export type NewDevices = ReturnType<typeof listNewDevices>;

/** Dismisses the notes about devices that were first seen up to this time; returns whether there were any. */
export function dismissDevices(until: Date) {
  const isListed = and(isNull(devices.dismissedAt), lte(devices.firstSeenAt, until));
  return db.update(devices).set({ dismissedAt: new Date() }).where(isListed).run().changes > 0;
}

/** Deletes devices that have not signed in for longer than browsers keep their cookie. */
export function deleteOldDevices() {
  const since = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  db.delete(devices).where(lt(devices.lastSeenAt, since)).run();
}
