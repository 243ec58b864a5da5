import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { startJobs } from "~/jobs/loop.server";
import { runMailThread } from "~/jobs/mail-thread.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { db } from "~db/client.server";
import { acquireJobsLock } from "~db/process-lock";
import { outgoingMails } from "~db/schema/mail";
import { startMailServer } from "../support/mail/mail-server";

const PATIENCE = { timeout: 60_000, interval: 50 };

function queue(recipient: string) {
  queueMail({ kind: "notice", recipient, subject: "From Jaipur", text: "Hello.\n" });
}

/** Whether a process has the right to send. */
function isSending() {
  const release = acquireJobsLock();
  release?.();
  return release === null;
}

test("mail is sent by a thread, which another follows when it fails, until it is asked to stop", async () => {
  const { url, received } = await startMailServer();
  vi.stubEnv("SMTP_URL", url);
  const started: Worker[] = [];
  vi.spyOn(Worker.prototype, "on").mockImplementation(function (this: Worker, ...given) {
    if (!started.includes(this)) started.push(this);
    return Worker.prototype.addListener.apply(this, given);
  });
  const jobs = startJobs([{ name: "mail", every: 100, verb: runMailThread }]);
  onTestFinished(() => jobs.stop());
  queue("first@example.com");
  await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  // A thread that ends before it has written this down leaves the mail to the next one, which sends it once more.
  const states = () => db.select({ state: outgoingMails.state }).from(outgoingMails).all();
  await vi.waitFor(() => expect(states()).toEqual([{ state: "sent" }]), PATIENCE);

  await started[0]?.terminate();
  queue("second@example.com");
  await vi.waitFor(() => expect(received).toHaveLength(2), PATIENCE);
  expect(started).toHaveLength(2);
  expect(isSending()).toBe(true);

  await jobs.stop();
  expect(isSending()).toBe(false);
}, 200_000);
