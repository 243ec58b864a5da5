// The settings before validation. Plain JavaScript, because `npm run doctor` needs it before anything is installed.
import { resolve } from "node:path";

export const DEFAULT_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/**
 * The settings in the environment, and defaults for the missing ones.
 * @param {Record<string, string | undefined>} source
 */
export function fillDefaults(source) {
  const given = (/** @type {string} */ name) => source[name]?.trim() || null;
  const demo = given("SITE_URL") === null;
  return {
    NODE_ENV: given("NODE_ENV") ?? "production",
    PORT: given("PORT") ?? "3000",
    HOST: given("HOST") ?? (demo ? "127.0.0.1" : "0.0.0.0"),
    DATA_DIR: resolve(given("DATA_DIR") ?? "data"),
    SITE_URL: given("SITE_URL"),
    SESSION_SECRET: given("SESSION_SECRET"),
    OWNER_USERNAME: given("OWNER_USERNAME"),
    OWNER_PASSWORD: source.OWNER_PASSWORD || null,
    SEED: given("SEED") ?? (demo ? "demo" : "empty"),
    TRUST_PROXY: given("TRUST_PROXY") ?? "0",
    TILE_URL: given("TILE_URL") ?? DEFAULT_TILE_URL,
    SERVICE_WORKER: given("SERVICE_WORKER") ?? "on",
    BACKUPS: given("BACKUPS") ?? "on",
    DUE_WORK: given("DUE_WORK") ?? "on",
    SMTP_URL: given("SMTP_URL"),
    MAIL_FROM: given("MAIL_FROM"),
    MAIL_RATE: given("MAIL_RATE") ?? "60",
    DKIM_KEY: given("DKIM_KEY"),
    BOUNCE_IMAP_URL: given("BOUNCE_IMAP_URL"),
  };
}
