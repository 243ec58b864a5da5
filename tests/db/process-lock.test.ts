import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { env } from "~/utils/env.server";
import { acquireBackupLock } from "~db/process-lock";

async function startingProcess(dataDir: string) {
  const { PATH = "" } = process.env;
  const child = fork("tests/support/site/start-process.ts", {
    execArgv: ["--import", "tsx"],
    env: { PATH, DATA_DIR: dataDir, NODE_ENV: "test" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  await once(child, "message");
  return child;
}

async function outcomeOf(child: ChildProcess) {
  let errors = "";
  let secret: unknown = null;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  child.once("message", (message) => {
    secret = message;
  });
  child.send("go");
  const [code] = await once(child, "close");
  return { code, errors, secret };
}

test("processes that start at the same moment migrate a new site once, and have one secret", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-starts-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const children = await Promise.all([1, 2, 3].map(() => startingProcess(dataDir)));
  const outcomes = await Promise.all(children.map(outcomeOf));
  const { sessionSecret: secret } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  expect(outcomes).toEqual(children.map(() => ({ code: 0, errors: "", secret })));
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  const repeated = "select count(*) - count(distinct created_at) from __drizzle_migrations";
  expect(client.prepare(repeated).pluck().get()).toBe(0);
  client.close();
});

test("a lock needs no room on the disk", () => {
  const release = acquireBackupLock();
  expect(release).not.toBeNull();
  expect(existsSync(join(env.DATA_DIR, "backup.lock-journal"))).toBe(false);
  expect(acquireBackupLock()).toBeNull();
  release?.();
});
