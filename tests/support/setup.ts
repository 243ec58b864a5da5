import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// Before any module of the site loads: it reads its settings once.
const folder = mkdtempSync(join(tmpdir(), "site-test-"));
process.env.DATA_DIR = folder;
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
]) {
  delete process.env[name];
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, "console.error was not expected").toEqual([]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
