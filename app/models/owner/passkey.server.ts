import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { type FieldErrors, invalid, type Saved, saved } from "~/models/base/records/result";
import { site } from "~/site";
import type { PasskeyPlace } from "~/utils/http/passkey-place.server";
import { readJsonObject } from "~/utils/json-object";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { passkeys, users } from "~db/schema/owner";
import type { NewPasskey } from "./owner";
import type { Owner, SignIn } from "./owner.server";
import { consumeChallenge, storeChallenge } from "./passkey-challenges.server";

type PasskeyHost = Extract<PasskeyPlace, { works: true }>;

const MAX_PASSKEYS = 20;

/** Loaded with the first passkey: a site without any never needs it. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}

/** The owner's passkeys in the order in which they were added, without their public keys. */
export function listPasskeys(userId: string) {
  return db
    .select(pick(passkeys, "id", "name", "createdAt", "lastUsedAt"))
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt)
    .all();
}

export type Passkey = ReturnType<typeof listPasskeys>[number];

export function hasPasskeys() {
  return countRows(passkeys) > 0;
}

/** What a browser needs to ask a device for a new passkey, in this session. */
export async function newPasskeyOptions(owner: Owner, sessionId: string, place: PasskeyHost) {
  const { generateRegistrationOptions } = await loadLibrary();
  const known = db
    .select(pick(passkeys, "credentialId", "transports"))
    .from(passkeys)
    .where(eq(passkeys.userId, owner.id))
    .all();
  const options = await generateRegistrationOptions({
    rpName: site().siteName,
    rpID: place.host,
    userName: owner.username,
    userID: new TextEncoder().encode(owner.id),
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    // It replaces the password: the device must verify its holder, and find the account without being told.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  storeChallenge(options.challenge, sessionId);
  return options;
}

const notChecked: FieldErrors = {
  "": ["What the device answered could not be checked. Add the passkey once more."],
};

/** Adds the passkey with which a device answered a challenge of this session. */
export async function addPasskey(
  userId: string,
  sessionId: string,
  { passkeyName, passkey }: NewPasskey,
  place: PasskeyHost,
): Promise<Saved<object>> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const response = readJsonObject(passkey) as unknown as RegistrationResponseJSON | null;
  // It throws on a malformed answer, which the page's own script never sends.
  const { registrationInfo } = response
    ? await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => consumeChallenge(challenge, sessionId),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
      }).catch(() => ({ registrationInfo: undefined }))
    : { registrationInfo: undefined };
  if (!registrationInfo) return { ok: false, kind: "invalid", fieldErrors: notChecked };
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return transact(() => {
    if (countRows(passkeys, eq(passkeys.userId, userId)) >= MAX_PASSKEYS) {
      return invalid("", `${MAX_PASSKEYS} passkeys are enough: remove one first.`);
    }
    const values = { userId, credentialId, transports, name: passkeyName, createdAt: new Date() };
    const added = db
      .insert(passkeys)
      .values({ ...values, publicKey: Buffer.from(publicKey), signCount: counter })
      .onConflictDoNothing()
      .run();
    return added.changes > 0 ? saved({}) : { ok: false, kind: "invalid", fieldErrors: notChecked };
  });
}

/** Renames a passkey of the owner; returns whether it was there. */
export function renamePasskey(userId: string, id: string, name: string) {
  return db.update(passkeys).set({ name }).where(isPasskey(userId, id)).run().changes > 0;
}

/** Removes a passkey of the owner, which can sign in no more; returns whether it was there. */
export function removePasskey(userId: string, id: string) {
  return db.delete(passkeys).where(isPasskey(userId, id)).run().changes > 0;
}

function isPasskey(userId: string, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id));
}

/** What a browser needs to ask for any passkey of this site. */
export async function signInOptions(place: PasskeyHost) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    userVerification: "required",
  });
  storeChallenge(options.challenge, null);
  return options;
}

const refused: SignIn = {
  ok: false,
  message: "This passkey could not be checked here. Try again, or sign in with the password.",
  retryAfterSeconds: 0,
};

/** A passkey counts its signatures. A count behind ours means that it was copied, or restored from an older backup. */
const copied: SignIn = {
  ok: false,
  message:
    "This passkey has signed fewer times than this site has seen: it may be a copy. Sign in with the password, then remove the passkey and add it anew.",
  retryAfterSeconds: 0,
};

/** Checks a device's answer to a sign-in challenge: returns the owner, or why not. */
export async function signInByPasskey(entered: string, place: PasskeyHost): Promise<SignIn> {
  const response = readJsonObject(entered) as unknown as AuthenticationResponseJSON | null;
  const known = typeof response?.id === "string" ? findPasskey(response.id) : undefined;
  if (!response || !known) return refused;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(challenge, null),
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    // `counter` is 0, since the library checks it before the signature, and its errors do not tell which failed.
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: 0,
    },
    // It throws on a malformed answer, as above.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return refused;
  const isBehind = authenticationInfo.newCounter <= known.signCount;
  if (known.signCount > 0 && isBehind) return copied;
  const used = { signCount: authenticationInfo.newCounter, lastUsedAt: new Date() };
  db.update(passkeys).set(used).where(eq(passkeys.id, known.id)).run();
  return { ok: true, owner: { id: known.userId, username: known.username } };
}

function findPasskey(credentialId: string) {
  return db
    .select({
      ...pick(passkeys, "id", "userId", "credentialId", "publicKey", "signCount"),
      username: users.username,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .get();
}
