import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { createSessionCookie } from "~/models/owner/session-cookie.server";
import { newToken, tokenHash } from "~/utils/http/secret-token.server";
import { DATABASE, SECRETS } from "../archive/archive";

const HOUR_MS = 3_600_000;

/**
 * Opens a session of one hour for the owner on the trial copy in `folder`. Returns the headers for her requests, empty
 * if the copy has no owner.
 */
export async function openTrialSession(folder: string): Promise<{ Cookie?: string }> {
  const token = newToken();
  if (!addSession(join(folder, DATABASE), token)) return {};
  const { sessionSecret } = JSON.parse(readFileSync(join(folder, SECRETS), "utf8"));
  const cookie = await createSessionCookie([sessionSecret], HOUR_MS / 1_000).serialize(token);
  return { Cookie: cookie.split(";", 1)[0] ?? "" };
}

function addSession(database: string, token: string) {
  const client = new Database(database);
  try {
    const add = client.prepare(
      `insert into sessions (id, user_id, expires, session_token)
      select ?, id, ?, ? from users limit 1`,
    );
    return add.run(randomUUID(), Date.now() + HOUR_MS, tokenHash(token)).changes > 0;
  } finally {
    client.close();
  }
}
