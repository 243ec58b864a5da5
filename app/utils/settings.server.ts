import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { readDkimKey } from "./dkim-key";
import { DEFAULT_TILE_URL, fillDefaults } from "./settings-defaults.mjs";
import { StartError } from "./start-error";

export const DEMO_USERNAME = "admin";
export const DEMO_PASSWORD = "kashmir2kanyakumari";

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const ANOTHER_PASSWORD = "take for example the output of: openssl rand -base64 18";

function wholeNumber(lowest: number, highest: number, problem: string) {
  return z
    .string()
    .regex(/^\d{1,5}$/, problem)
    .transform(Number)
    .refine((number) => number >= lowest && number <= highest, problem);
}

function parsedUrl(value: string) {
  return URL.canParse(value) ? new URL(value) : null;
}

function isOrigin(value: string) {
  const url = parsedUrl(value);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}

function isMailServer(value: string) {
  const url = parsedUrl(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
}

function isMailbox(value: string) {
  const url = parsedUrl(value);
  return (
    url !== null && /^imaps?:$/.test(url.protocol) && url.hostname !== "" && url.username !== ""
  );
}

function isTileTemplate(value: string) {
  const holds = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
  return holds && /^https?:$/.test(parsedUrl(value.replace("{s}", "a"))?.protocol ?? "");
}

const settings = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"], {
      error: "must be development, production or test; for example NODE_ENV=production",
    }),
    PORT: wholeNumber(0, 65_535, "must be a number from 0 to 65535; for example PORT=3000"),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, "must be a host name or an address; for example HOST=127.0.0.1"),
    DATA_DIR: z.string(),
    SITE_URL: z
      .string()
      .refine(
        isOrigin,
        "must be an http or https address without a path; for example SITE_URL=https://example.com",
      )
      .transform((value) => new URL(value).origin)
      .nullable(),
    SESSION_SECRET: z
      .string()
      .transform((value) => value.split(",").map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every((secret) => secret.length >= 16),
        "needs at least 16 characters for each secret; for example the output of: openssl rand -hex 32",
      )
      .nullable(),
    OWNER_USERNAME: z
      .string()
      .max(60, "may have at most 60 characters; for example OWNER_USERNAME=asha")
      .nullable(),
    OWNER_PASSWORD: z.string().nullable(),
    SEED: z.enum(["demo", "empty"], { error: "must be demo or empty; for example SEED=empty" }),
    TRUST_PROXY: wholeNumber(
      0,
      10,
      "must be the number of reverse proxies in front, 0 to 10; for example TRUST_PROXY=1",
    ),
    TILE_URL: z
      .string()
      .refine(
        isTileTemplate,
        `must be an http or https address with {z}, {x} and {y}; for example TILE_URL=${DEFAULT_TILE_URL}`,
      ),
    SERVICE_WORKER: z.enum(["on", "off"], {
      error: "must be on or off; for example SERVICE_WORKER=off",
    }),
    BACKUPS: z.enum(["on", "off"], { error: "must be on or off; for example BACKUPS=off" }),
    DUE_WORK: z.enum(["on", "off"], { error: "must be on or off; for example DUE_WORK=off" }),
    SMTP_URL: z
      .string()
      .refine(
        isMailServer,
        "must be smtp:// or smtps:// and a host; for example SMTP_URL=smtps://user:password@mail.example.com",
      )
      .nullable(),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>@,\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
        "must be one mail address; for example MAIL_FROM=letters@example.com",
      )
      .nullable(),
    MAIL_RATE: wholeNumber(
      1,
      10_000,
      "must be how many mails may go out in a minute, 1 to 10000; for example MAIL_RATE=60",
    ),
    DKIM_KEY: z
      .string()
      .transform((file, context) => {
        try {
          return readDkimKey(file);
        } catch (error) {
          context.addIssue(error instanceof Error ? error.message : String(error));
          return z.NEVER;
        }
      })
      .nullable(),
    BOUNCE_IMAP_URL: z
      .string()
      .refine(
        isMailbox,
        "must be imaps://, a user and a host; for example BOUNCE_IMAP_URL=imaps://user:password@mail.example.com/INBOX",
      )
      .nullable(),
  })
  .check(({ value, issues }) => {
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
    // Fails when the file is there, so two processes never end with different secrets; and there it is whole at once.
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
