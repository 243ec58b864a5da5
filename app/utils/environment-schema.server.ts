import { z } from "zod";
import { readDkimKey } from "./dkim-key";
import { DEFAULT_TILE_URL } from "./environment-defaults.mjs";

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

/** The variables of the environment, as they may be. */
export const settingsSchema = z.object({
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
});
