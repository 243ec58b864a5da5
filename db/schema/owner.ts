import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant, stringList, uuid } from "../columns";

export const users = sqliteTable("users", {
  id: uuid(),
  username: text().notNull().unique(),
  /** An argon2id hash in PHC format, never the password. */
  password: text().notNull(),
});

function userId() {
  return text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}

export const sessions = sqliteTable(
  "sessions",
  {
    id: uuid(),
    userId: userId(),
    expires: instant().notNull(),
    /** SHA-256 of the token in the cookie, so that a copy of the table signs nobody in. */
    sessionToken: text().notNull().unique(),
    /** When it began; null for sessions from before this column, as with the three below. */
    createdAt: instant(),
    /** Accurate to some minutes, because not every request is recorded. */
    lastSeenAt: instant(),
    /** Browser and system in words, such as 'Firefox on Windows'. */
    device: text(),
    /** The first half of the network address at the sign-in, such as '203.0.x.x'. */
    network: text(),
  },
  (t) => [index("sessions_expires").on(t.expires), index("sessions_user").on(t.userId)],
);

/** Devices on which the owner has signed in, identified by a cookie. */
export const devices = sqliteTable(
  "devices",
  {
    id: uuid(),
    userId: userId(),
    /** SHA-256 of the cookie's value. */
    deviceHash: text().notNull(),
    /** Browser and system in words, at the first sign-in. */
    name: text().notNull(),
    /** The first half of the network address at the first sign-in. */
    network: text(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the owner dismissed the dashboard's note about it. */
    dismissedAt: instant(),
  },
  (t) => [
    uniqueIndex("devices_of_user").on(t.userId, t.deviceHash),
    index("devices_seen").on(t.lastSeenAt),
    index("devices_dismissed").on(t.dismissedAt, t.firstSeenAt),
  ],
);

/** Keys of devices that sign in without the password (WebAuthn); the private keys never leave the devices. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: uuid(),
    userId: userId(),
    /** The device's id for the key, base64url. */
    credentialId: text().notNull().unique(),
    /** In COSE format. */
    publicKey: blob({ mode: "buffer" }).notNull(),
    /** How often the key has signed, if its device counts; a copy of the key would fall behind. */
    signCount: integer().notNull(),
    /** How browsers reach the device, such as `usb` or `internal`. */
    transports: stringList().notNull().default([]),
    /** The owner's name for it. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** Challenges that a device has to sign, valid for a few minutes and once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** The session that adds a passkey; `null` for a sign-in. */
    sessionId: text().references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("passkey_challenges_expires").on(t.expiresAt),
    index("passkey_challenges_session").on(t.sessionId),
  ],
);

/** Codes that can each be used once in place of the password. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** SHA-256 of the code, of which 80 bits are random. */
    codeHash: text().primaryKey(),
    userId: userId(),
    usedAt: instant(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);
