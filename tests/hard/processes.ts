import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { atEnd, freePort, startNginx, until } from "./tools";

const SECONDS_OF_LOAD = 60;
/** nginx leaves a process alone for three seconds after it was refused; a restart waits that out. */
const NOTICED_AGAIN_MS = 5_000;

type Origin = Awaited<ReturnType<typeof startOrigin>>;

async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on("end", () => done());
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** Two processes that find nothing and begin at the same moment. */
async function tryNewSite() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "hard-new-"));
  const owner = { OWNER_USERNAME: "asha", OWNER_PASSWORD: "a long road south" };
  const settings = { DATA_DIR, SEED: "demo", ...owner };
  const both = await Promise.all([startOrigin(settings), startOrigin(settings)]);
  const client = new Database(join(DATA_DIR, "site.db"), { readonly: true });
  const count = (table: string) => client.prepare(`select count(*) from ${table}`).pluck().get();
  const found = ["users", "blog_posts", "travel_pins", "destinations"].map(count);
  client.close();
  check("two processes", "a new site is filled once", found.join() === "1,14,24,18", found);
  const account = { username: owner.OWNER_USERNAME, password: owner.OWNER_PASSWORD };
  const cookie = await signIn(both[0].url, account);
  const user = await fetch(`${both[1].url}/api/auth/user`, { headers: { Cookie: cookie } });
  check("two processes", "and its processes have one secret", user.ok, user.status);
  await Promise.all(both.map((site) => site.stop()));
}

async function trySharing([one, two]: [Origin, Origin], cookie: string) {
  const heroTitle = `Seen at once ${crypto.randomUUID()}`;
  await fetch(two.url);
  await send(`${one.url}/api/home-content`, cookie, "PUT", { heroTitle });
  const savedAt = performance.now();
  const isSeen = async () => (await (await fetch(two.url)).text()).includes(heroTitle);
  await until("the other process shows the save", isSeen, 5);
  const ms = Math.round(performance.now() - savedAt);
  check("two processes", "a save at one is on the other's pages", ms < 2_000, `${ms} ms`);
  await tryLimits([one, two]);
  await tryUpload([one, two], cookie);
  const status = (
    await fetch(`${one.url}/api/auth/logout`, { method: "POST", headers: { Cookie: cookie } })
  ).status;
  const after = await fetch(`${two.url}/api/auth/user`, { headers: { Cookie: cookie } });
  check(
    "two processes",
    "who signs out at one is out at both",
    after.status === 401,
    `${status}, ${after.status}`,
  );
}

/** Five guesses at one name and one network are looked at, whichever process they come to. */
async function tryLimits(both: [Origin, Origin]) {
  const account = JSON.stringify({ username: "admin", password: "guessed again" });
  const statuses = [];
  for (let turn = 0; turn < 8; turn++) {
    const { url } = both[turn % 2] as Origin;
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.9" };
    const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: account });
    statuses.push(answer.status);
  }
  const looked = statuses.filter((status) => status === 401).length;
  check("two processes", "limits count both", looked === 5, statuses);
}

/** An upload that begins at one process and ends at the other. */
async function tryUpload([one, two]: [Origin, Origin], cookie: string) {
  const picture = spawnSync(process.execPath, ["-e", NEW_PICTURE], { encoding: "buffer" }).stdout;
  const half = Math.floor(picture.length / 2);
  const headers = { Cookie: cookie, "Tus-Resumable": "1.0.0" };
  const length = { ...headers, "Upload-Length": String(picture.length) };
  const begun = await fetch(`${one.url}/api/uploads`, { method: "POST", headers: length });
  const path = new URL(begun.headers.get("location") ?? "", one.url).pathname;
  const part = { ...headers, "Content-Type": "application/offset+octet-stream" };
  const patch = (url: string, offset: number, body: Buffer) =>
    fetch(url + path, {
      method: "PATCH",
      headers: { ...part, "Upload-Offset": String(offset) },
      body: new Uint8Array(body),
    });
  await patch(one.url, 0, picture.subarray(0, half));
  const last = await patch(two.url, half, picture.subarray(half));
  const record = last.headers.get("content-location");
  const answers = await Promise.all([one, two].map(({ url }) => fetch(url + record, { headers })));
  const isThere = record !== null && answers.every(({ ok }) => ok);
  check("two processes", "an upload goes on at the other one", isThere, `${last.status} ${record}`);
}

const NEW_PICTURE = `const sharp = require("sharp");
  const create = { width: 400, height: 300, channels: 3, background: { r: ${Math.floor(Math.random() * 255)}, g: 9, b: 99 } };
  sharp({ create }).png().toBuffer().then((bytes) => process.stdout.write(bytes));`;

/** Twenty mails are waiting, and both processes send. */
async function tryMail() {
  const mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: "letters@journey.example", MAIL_RATE: "10000" };
  const one = await startOrigin(settings);
  const two = await startOrigin({ ...settings, DATA_DIR: one.dataDir });
  const readers = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`);
  for (const [index, email] of readers.entries()) {
    const { url } = index % 2 === 0 ? one : two;
    const body = JSON.stringify({ email });
    await fetch(`${url}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
  }
  await until("all mails have come", () => mail.received.length >= readers.length, 60);
  await Promise.all([one.stop(), two.stop()]);
  const sorted = mail.received.toSorted().join();
  check(
    "two processes",
    "each mail goes out once",
    sorted === readers.toSorted().join(),
    mail.received.length,
  );
}

/** Asks and writes through nginx without pause; counts what was not answered as it should be. */
function startTraffic(url: string, cookie: string) {
  const counts = { reads: 0, writes: 0, failures: [] as string[] };
  const acknowledged: string[] = [];
  let isStopped = false;
  async function attempt(what: string, ask: () => Promise<Response>, status: number) {
    const answer = await ask().catch((error) => `${error} ${error.cause ?? ""}`);
    if (typeof answer === "string") counts.failures.push(`${what}: ${answer}`);
    else {
      if (answer.status !== status) counts.failures.push(`${what}: ${answer.status}`);
      await answer.arrayBuffer();
      return answer.status === status;
    }
    return false;
  }
  async function read(page: string, headers: Record<string, string>) {
    while (!isStopped) {
      await attempt(`GET ${page}`, () => fetch(url + page, { headers }), 200);
      counts.reads++;
      await sleep(4);
    }
  }
  async function write(writer: number) {
    for (let turn = 0; !isStopped; turn++) {
      const name = `Written ${writer} ${turn}`;
      const pin = { name, country: "India", isVisible: false };
      const post = () => send(`${url}/api/travel-pins`, cookie, "POST", pin);
      if (await attempt("POST", post, 201)) acknowledged.push(name);
      counts.writes++;
      await sleep(10);
    }
  }
  const owners = { Cookie: cookie };
  const workers = [
    read("/", {}),
    read("/letters?q=a", {}),
    read("/about", owners),
    read("/api/contact/messages", owners),
    write(1),
    write(2),
  ];
  const stop = async () => {
    isStopped = true;
    await Promise.all(workers);
  };
  return { counts, acknowledged, stop };
}

/** One process after the other is stopped and started again, as `systemctl restart` does, under load. */
async function tryRollingRestart(dataDir: string) {
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = (port: number) => startOrigin({ DATA_DIR: dataDir, PORT: String(port) });
  const sites = [await start(ports[0]), await start(ports[1])];
  const nginx = await startNginx(ports);
  const cookie = await signIn(nginx.url);
  const traffic = startTraffic(nginx.url, cookie);
  const end = performance.now() + SECONDS_OF_LOAD * 1000;
  let restarts = 0;
  for (let turn = 0; performance.now() < end - 15_000; turn++) {
    await sleep(NOTICED_AGAIN_MS);
    await sites[turn % 2]?.stop();
    sites[turn % 2] = await start(ports[turn % 2] as number);
    restarts++;
  }
  await sleep(Math.max(0, end - performance.now()));
  await traffic.stop();
  const { reads, writes, failures } = traffic.counts;
  printTable("A rolling restart under load", [
    { seconds: SECONDS_OF_LOAD, restarts, reads, writes, lost: failures.length },
  ]);
  check(
    "two processes",
    "a rolling restart loses no request",
    failures.length === 0,
    failures.slice(0, 5),
  );
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  const names = client
    .prepare("select name from travel_pins where name like 'Written %'")
    .pluck()
    .all();
  client.close();
  const isOnce = names.toSorted().join() === traffic.acknowledged.toSorted().join();
  check(
    "two processes",
    "and each write is there once",
    isOnce,
    `${names.length} of ${traffic.acknowledged.length}`,
  );
}

/** Two processes on one folder, alone and behind nginx. */
export async function tryProcesses() {
  await tryNewSite();
  const one = await startOrigin();
  const two = await startOrigin({ DATA_DIR: one.dataDir });
  await trySharing([one, two], await signIn(one.url));
  await Promise.all([one.stop(), two.stop()]);
  await tryMail();
  await tryRollingRestart(one.dataDir);
}
