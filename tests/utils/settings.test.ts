import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { contentSecurityPolicy, tileSource } from "~/document/content-security-policy";
import { readSettings } from "~/utils/environment.server";

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "settings-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("nothing set is demo mode on this machine only", () => {
  expect(readSettings({})).toMatchObject({
    demoMode: true,
    PORT: 3000,
    HOST: "127.0.0.1",
    SITE_URL: null,
    SEED: "demo",
    TRUST_PROXY: 0,
    mail: null,
  });
});

test("a mail server and a sender are how mail goes out", () => {
  const [SMTP_URL, MAIL_FROM] = ["smtps://a:b%40c@mail.example", "Asha <letters@journey.example>"];
  expect(readSettings({ SMTP_URL, MAIL_FROM }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    perMinute: 60,
    siteUrl: null,
    dkim: null,
    bounceImapUrl: null,
  });
  expect(readSettings({ MAIL_FROM }).mail).toBeNull();
});

/** A key in a file of this name. */
function keyFile(name: string, type: "rsa" | "ed25519" = "rsa") {
  const file = join(temporaryFolder(), name);
  const { privateKey } =
    type === "rsa"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync(type);
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }));
  return file;
}

test("the name of the key for signatures tells its selector and domain", () => {
  const [SMTP_URL, MAIL_FROM] = ["smtp://mail.example", "letters@journey.example"];
  const DKIM_KEY = keyFile("mail2026.journey.example.pem");
  expect(readSettings({ SMTP_URL, MAIL_FROM, DKIM_KEY }).mail?.dkim).toEqual({
    keySelector: "mail2026",
    domainName: "journey.example",
    privateKey: readFileSync(DKIM_KEY, "utf8"),
  });
});

test.each([
  ["a file that is not there", () => "/nowhere/mail.journey.example.pem"],
  ["a file without a key", () => join(process.cwd(), "package.json")],
  ["a name without a domain", () => keyFile("mail.pem")],
  ["a key that mail servers do not know", () => keyFile("mail.journey.example.pem", "ed25519")],
  [
    "a file that holds something else",
    () => {
      const file = join(temporaryFolder(), "mail.journey.example.pem");
      writeFileSync(file, "no key\n");
      return file;
    },
  ],
])("a signature's key that is %s stops the start with one line", (_, file) => {
  expect(() => readSettings({ DKIM_KEY: file() })).toThrow(/^DKIM_KEY [^\n]+; for example [^\n]+$/);
});

test("a public address ends demo mode", () => {
  const settings = readSettings({ SITE_URL: "https://journey.example/" });
  expect(settings).toMatchObject({
    demoMode: false,
    HOST: "0.0.0.0",
    SITE_URL: "https://journey.example",
    SEED: "empty",
  });
});

describe("an invalid value is named with its problem and an example", () => {
  test.each([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["HOST", { HOST: "0.0.0.0" }],
    ["HOST", { HOST: "not a host" }],
    ["SITE_URL", { SITE_URL: "journey.example" }],
    ["SITE_URL", { SITE_URL: "https://journey.example/blog" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["SEED", { SEED: "full" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["TILE_URL", { TILE_URL: "https://tiles.example/" }],
    ["SMTP_URL", { SMTP_URL: "mail.example", MAIL_FROM: "a@b.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp:///mail.example", MAIL_FROM: "a@b.example" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example" }],
    ["MAIL_FROM", { MAIL_FROM: "a@b.example\nBcc: c@d.example" }],
    ["MAIL_RATE", { MAIL_RATE: "0" }],
    ["MAIL_RATE", { MAIL_RATE: "many" }],
    ["BOUNCE_IMAP_URL", { BOUNCE_IMAP_URL: "mail.example" }],
    ["BOUNCE_IMAP_URL", { BOUNCE_IMAP_URL: "imaps://mail.example" }],
    ["MAIL_FROM", { MAIL_FROM: "a@b.example, c@d.example" }],
    ["OWNER_PASSWORD", { OWNER_USERNAME: "asha" }],
    ["OWNER_USERNAME", { OWNER_PASSWORD: "a long sentence" }],
    [
      "OWNER_PASSWORD",
      {
        SITE_URL: "https://journey.example",
        OWNER_USERNAME: "asha",
        OWNER_PASSWORD: "kashmir2kanyakumari",
      },
    ],
  ])("%s of %j", (name, source) => {
    expect(() => readSettings(source)).toThrow(
      new RegExp(`^${name} [^\\n]+; [^\\n]*for example [^\\n]+$`),
    );
  });
});

test("the session secret is made once, for this user's eyes only", () => {
  const DATA_DIR = temporaryFolder();
  const [first] = readSettings({ DATA_DIR }).SESSION_SECRETS;
  expect(readSettings({ DATA_DIR }).SESSION_SECRETS).toEqual([first]);
  expect(statSync(join(DATA_DIR, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(DATA_DIR, "secrets.json"), "utf8")).toContain(first);
});

test("secrets from the settings rotate, and none is written", () => {
  const DATA_DIR = temporaryFolder();
  const SESSION_SECRET = `${"a".repeat(32)}, ${"b".repeat(32)}`;
  expect(readSettings({ DATA_DIR, SESSION_SECRET }).SESSION_SECRETS).toEqual([
    "a".repeat(32),
    "b".repeat(32),
  ]);
  expect(() => statSync(join(DATA_DIR, "secrets.json"))).toThrow();
});

test("a broken secrets file stops the start with one line", () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, "secrets.json"), "{");
  expect(() => readSettings({ DATA_DIR }).SESSION_SECRETS).toThrow(/delete the file/);
});

test.each([
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "https://tile.openstreetmap.org"],
  ["https://{s}.tiles.example:8443/{z}/{x}/{y}", "https://*.tiles.example:8443"],
])("tiles of %s are allowed as %s", (template, source) => {
  expect(tileSource(template)).toBe(source);
});

test("the policy of a page allows its own scripts by hash and nothing inline", () => {
  const settings = { tileUrl: "https://tiles.example/{z}/{x}/{y}", development: false };
  const scriptHashes = ["'sha256-abc'"];
  const live = contentSecurityPolicy({
    ...settings,
    siteUrl: "https://journey.example",
    scriptHashes,
  });
  expect(live).toContain("script-src 'self' 'sha256-abc';");
  expect(live).toContain("img-src 'self' data: blob: https: https://tiles.example;");
  expect(live).toContain("upgrade-insecure-requests");
  for (const siteUrl of [null, "http://192.0.2.7:3000"]) {
    const plain = contentSecurityPolicy({ ...settings, siteUrl, scriptHashes });
    expect(plain).toContain("img-src 'self' data: blob: https: http:;");
    expect(plain).not.toContain("upgrade-insecure-requests");
  }
});
