import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { fillDefaults } from "./environment-defaults.mjs";
import { settingsSchema } from "./environment-schema.server";
import { StartError } from "./start-error";

export const DEMO_USERNAME = "admin";
export const DEMO_PASSWORD = "kashmir2kanyakumari";

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const ANOTHER_PASSWORD = "take for example the output of: openssl rand -base64 18";

/** Refuses variables that are valid alone, but not together. */
const settings = settingsSchema.check(({ value, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: "custom", input: value, path: [path], message });
  if (value.SITE_URL === null && !LOOPBACK_HOST.test(value.HOST)) {
    refuse(
      "HOST",
      "must be this machine only in demo mode, whose password is public; for example HOST=127.0.0.1, or set SITE_URL=https://example.com as well",
    );
  }
  if (value.SITE_URL !== null && value.OWNER_PASSWORD === DEMO_PASSWORD) {
    refuse("OWNER_PASSWORD", `is the demo password, which everybody knows; ${ANOTHER_PASSWORD}`);
  }
  if (value.OWNER_USERNAME !== null && value.OWNER_PASSWORD === null) {
    refuse("OWNER_PASSWORD", `is missing although OWNER_USERNAME is set; ${ANOTHER_PASSWORD}`);
  }
  if (value.OWNER_PASSWORD !== null && value.OWNER_USERNAME === null) {
    refuse(
      "OWNER_USERNAME",
      "is missing although OWNER_PASSWORD is set; for example OWNER_USERNAME=asha",
    );
  }
  if (value.SMTP_URL !== null && value.MAIL_FROM === null) {
    refuse(
      "MAIL_FROM",
      "is missing although SMTP_URL is set; for example MAIL_FROM=letters@example.com",
    );
  }
});

const secretsFile = z.object({ sessionSecret: z.string().min(32) });

function readOrMakeSecret(folder: string) {
  const file = join(folder, "secrets.json");
  ensureDataFolder(folder);
  const part = `${file}.${process.pid}`;
  try {
    const fresh = { sessionSecret: randomBytes(32).toString("base64url") };
    writeFileSync(part, `${JSON.stringify(fresh)}\n`, { mode: 0o600 });
    // Fails if the file exists, so that two processes never use different secrets; the file appears whole at once.
    linkSync(part, file);
    return fresh.sessionSecret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`Cannot write ${file} in DATA_DIR: ${reason}`);
    }
  } finally {
    rmSync(part, { force: true });
  }
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, "utf8"))).sessionSecret;
  } catch {
    throw new StartError(`Cannot read the secret in ${file}: delete the file to get a new one.`);
  }
}

/** How mail goes out; `null` where it is not set up. */
function mailSettings(values: Omit<z.output<typeof settings>, "SESSION_SECRET">) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_RATE: perMinute, SITE_URL: siteUrl } = values;
  const { DKIM_KEY: dkim, BOUNCE_IMAP_URL: bounceImapUrl } = values;
  if (smtpUrl === null || from === null) return null;
  return { smtpUrl, from, perMinute, siteUrl, dkim, bounceImapUrl };
}

/** Reads and checks all settings; throws `StartError` with a line for each invalid variable. */
export function readSettings(source: Record<string, string | undefined>) {
  const result = settings.safeParse(fillDefaults(source));
  if (!result.success) {
    const lines = Object.entries(z.flattenError(result.error).fieldErrors).map(
      ([name, problems]) => `${name} ${problems[0]}`,
    );
    throw new StartError(lines.join("\n"));
  }
  const { SESSION_SECRET, ...values } = result.data;
  let sessionSecrets = SESSION_SECRET;
  return {
    ...values,
    demoMode: values.SITE_URL === null,
    mail: mailSettings(values),
    /** The first one signs; all of them verify. Made and kept in `secrets.json` when none is set. */
    get SESSION_SECRETS(): string[] {
      sessionSecrets ??= [readOrMakeSecret(values.DATA_DIR)];
      return sessionSecrets;
    },
  };
}
