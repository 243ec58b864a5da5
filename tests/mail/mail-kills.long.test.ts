import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
  process.env.MAIL_RATE = "10000";
});

import { startDueIssues } from "~/mail/due-issues.server";
import { env } from "~/utils/env.server";
import { addIssue, addReaders, readIssue } from "../support/mail/issues";
import { startMailServer } from "../support/mail/mail-server";

const READERS = 200;
/** After so many mails the process is killed: with a mail in the air, which the server has and the process does not know of. */
const KILLS_AFTER = [7, 41, 90, 91, 173];

function startProcess(smtpUrl: string) {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/mail/mail-process.ts"], {
    env: { ...process.env, DATA_DIR: env.DATA_DIR, SMTP_URL: smtpUrl },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test("an issue whose process is killed again and again reaches everyone, each once but for what was in the air", async () => {
  const killsLeft = [...KILLS_AFTER];
  const { url, received } = await startMailServer({
    arrived: async () => {
      if (killsLeft[0] === undefined || received.length < killsLeft[0]) return;
      killsLeft.shift();
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = startProcess(url);
    },
  });
  addReaders(READERS);
  const id = addIssue();
  await startDueIssues();
  let child = startProcess(url);
  await vi.waitFor(() => expect(readIssue(id)?.state).toBe("sent"), { timeout: 100_000 });
  expect(killsLeft).toEqual([]);
  const reached = received.map(({ envelope }) => envelope.to[0]);
  expect(new Set(reached).size).toBe(READERS);
  expect(reached).toHaveLength(READERS + KILLS_AFTER.length);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(READERS);
  expect(readIssue(id)).toMatchObject({ sentCount: READERS, refusedCount: 0 });
}, 120_000);
