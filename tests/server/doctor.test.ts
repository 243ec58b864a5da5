import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeBackup } from "~/portable/backup/archive/write-backup.server";
import { type Backup, writeNote } from "~/portable/backup/backup-list.server";
import { recordBackupMade, scheduleBackup } from "~/portable/backup/backup-schedule.server";
import { env } from "~/utils/env.server";
import { checkDatabase } from "~db/client.server";
import { checkAddress } from "../../scripts/doctor/address.mjs";
import { checkBackup } from "../../scripts/doctor/backup";
import { examineDatabase } from "../../scripts/doctor/database";
import { checkMail } from "../../scripts/doctor/mail";
import { checkPort } from "../../scripts/doctor/port.mjs";
import { createHealth } from "../../server/health";

const folder = env.DATA_DIR;
const host = "127.0.0.1";

/** Answers on a free port until the test ends. */
async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, host);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return String((server.address() as AddressInfo).port);
}

/** A health check over the database of `folder`, or over none. */
function listenAsSite(check: () => void) {
  const health = createHealth({
    checkDatabase: check,
    whenWritable: async () => {},
    isOwner: async () => false,
  });
  return listen(async (_request, response) => {
    const { status, headers, body } = await health("1");
    response.writeHead(status, headers).end(body);
  });
}

test("a port that is free is well, and so is one that a site has", async () => {
  expect(await checkPort({ host, port: "0" })).toMatchObject({ state: "ok" });
  const port = await listenAsSite(checkDatabase);
  const running = { state: "ok", words: `${port}, where a site is running` };
  expect(await checkPort({ host, port })).toMatchObject(running);
});

test("a port that any other program has is taken", async () => {
  const others = [
    await listen((_request, response) => response.writeHead(503).end('{"status":"unavailable"}')),
    await listen((_request, response) => response.end("Hello")),
  ];
  for (const port of others) {
    expect(await checkPort({ host, port })).toEqual({
      state: "FAIL",
      name: "Port",
      words: `Port ${port} is taken by another program; choose another one, for example PORT=3001.`,
      mend: "PORT=3001 npm start",
    });
  }
});

test("a port that there cannot be fails", async () => {
  expect(await checkPort({ host, port: "70000" })).toMatchObject({ state: "FAIL" });
});

test("an address is looked at before it is asked", async () => {
  const proxies = "0";
  expect(await checkAddress({ siteUrl: null, proxies })).toMatchObject({
    state: "note",
    words: expect.stringContaining("demo mode"),
  });
  expect(await checkAddress({ siteUrl: "http://journey.example", proxies })).toMatchObject({
    words: expect.stringContaining("not encrypted"),
    mend: expect.stringContaining("SITE_URL=https://journey.example"),
  });
  expect(await checkAddress({ siteUrl: "https://journey.example", proxies })).toMatchObject({
    words: expect.stringContaining("all readers count as one"),
    mend: "TRUST_PROXY=1 npm start",
  });
});

test("an address leads to a site, to no site, to another address or nowhere", async () => {
  const answers: Record<string, RequestListener> = {
    "leads to a site that is well": (_request, response) => response.end(),
    "answers 502": (_request, response) => response.writeHead(502).end(),
    "sends readers on to https://other.example/": (_request, response) =>
      response.writeHead(301, { location: "https://other.example/" }).end(),
    "cannot be reached": (request) => request.destroy(),
  };
  for (const [words, answer] of Object.entries(answers)) {
    const siteUrl = `http://${host}:${await listen(answer)}`;
    const line = await checkAddress({ siteUrl, proxies: "1" });
    expect(line.words).toContain(`${siteUrl} ${words}`);
    expect(line.mend).toBe(line.state === "ok" ? undefined : `curl -i ${siteUrl}/healthz`);
  }
});

test("mail is not set up, or has a server, which is not asked", () => {
  expect(checkMail(null)).toMatchObject({
    state: "note",
    mend: expect.stringContaining("SMTP_URL="),
  });
  expect(checkMail({ smtpUrl: "smtps://asha:secret@mail.example" })).toMatchObject({
    state: "ok",
    words: "goes out by mail.example; npm run mail -- check ADDRESS tries it",
  });
});

test("a database that is whole has nothing to tell, nor has one that is not there", () => {
  const unknown = { problems: [], schedule: null };
  expect(examineDatabase(join(folder, "nowhere"))).toEqual(unknown);
  expect(examineDatabase(folder)).toEqual(unknown);
});

test("the last backup's age and proof are told, and what is overdue", async () => {
  const now = new Date();
  const check = (at = now) => checkBackup(folder, examineDatabase(folder).schedule, at);
  expect(await check()).toMatchObject({ state: "ok", words: expect.stringContaining("none yet") });
  const made = await writeBackup(folder, "owner");
  expect(await check()).toMatchObject({
    state: "ok",
    words: expect.stringMatching(/today, not proved yet$/),
  });
  const proved = (failure: string | null): Backup => ({
    ...made,
    proof: { at: now, ms: 1, failure },
  });
  await writeNote(folder, proved(null));
  expect(await check()).toMatchObject({ state: "ok", words: expect.stringMatching(/, proved$/) });
  await writeNote(folder, proved("site.db does not fit"));
  expect(await check()).toMatchObject({
    state: "note",
    words: expect.stringContaining("site.db does not fit"),
    mend: "npm run backup -- site.tar.gz",
  });
  await writeNote(folder, proved(null));
  scheduleBackup(now);
  recordBackupMade(now);
  expect(await check(new Date(now.getTime() + 27 * 3_600_000))).toMatchObject({
    state: "note",
    words: expect.stringContaining("when one was due"),
  });
});
