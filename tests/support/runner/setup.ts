import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, inject, vi } from "vitest";

// The files of a process have its libraries in common and nothing else: the site's modules, and what these left on the
// process, begin anew.
vi.resetModules();
for (const name of Object.keys(globalThis)) {
  if (name.startsWith("__site")) Reflect.deleteProperty(globalThis, name);
}

// Before any module of the site loads: it reads its settings once.
process.env.DATA_DIR = mkdtempSync(join(inject("dataRoot"), "site-"));
process.env.NODE_ENV = "test";
process.env.SEED = "empty";
for (const name of [
  "SITE_URL",
  "HOST",
  "PORT",
  "OWNER_USERNAME",
  "OWNER_PASSWORD",
  "TRUST_PROXY",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_RATE",
  "DKIM_KEY",
  "BOUNCE_IMAP_URL",
  "BACKUPS",
  "DUE_WORK",
]) {
  delete process.env[name];
}

// As the database's client does on the site: what is tested without it formats in every language too.
const [{ provideNotations }, { notationOf }] = await Promise.all([
  import("~/utils/words/notation"),
  import("~/utils/words/notation-of"),
]);
provideNotations(notationOf);

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, "console.error was not expected").toEqual([]);
});

// Files share a process: what one of them has put in the place of `fetch` is not the next one's.
afterAll(() => {
  vi.unstubAllGlobals();
});
