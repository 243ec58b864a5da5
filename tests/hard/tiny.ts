import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ADD_PHOTOS_PATH, LIBRARY_ALONE } from "~/models/collections/add-photos";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { makeCleanCopy } from "../../scripts/gate/clean-copy.mjs";
import { addIssueTo, issueIn } from "../support/mail/issue-file";
import { startMailSink } from "../support/mail/mail-sink";
import { drawPhotographs } from "../support/pictures/photographs";
import { type SiteProcess, startSite } from "../support/site/site-process";
import { pagesToRead, readFirst, readTogether } from "./readers";
import { check, printTable } from "./report";
import { signIn } from "./site";
import { makeSmallMachine, peakDuring, type SmallMachine } from "./small-machine";
import { atEnd, load, temporaryFolder, until } from "./tools";

const MEGABYTES = 512;
const SITE_URL = "http://journey.example";
const OWNER = { username: "asha", password: "a long road south" };
const PHOTOGRAPHS = 20;
const SUBSCRIBERS = 500;
const READERS = 10;
const ROUNDS_OF_A_READER = 5;
const PATIENCE = 900;

type Row = { work: string; seconds: number; "held at most, MB": number; found: string };

/** Does a piece of work on the small machine and notes what it took. */
function createLog(machine: SmallMachine) {
  const table: Row[] = [];
  async function note(work: string, run: () => Promise<string>) {
    const begunAt = performance.now();
    const { result, peak } = await peakDuring(machine, run);
    const seconds = Number(((performance.now() - begunAt) / 1000).toFixed(1));
    table.push({ work, seconds, "held at most, MB": peak, found: result });
    check(
      "small machine",
      `${work}: nothing is ended for want of memory`,
      machine.kills() === 0,
      machine.kills(),
    );
  }
  return { table, note };
}

const settings = {
  ...ALLOCATOR_SETTINGS,
  SITE_URL,
  TRUST_PROXY: "1",
  SEED: "demo",
  BACKUPS: "on",
  OWNER_USERNAME: OWNER.username,
  OWNER_PASSWORD: OWNER.password,
  MAIL_FROM: "letters@journey.example",
  MAIL_RATE: "10000",
};

/** Where memory is too small for a build, the start says so at once, rather than be ended on its way. */
async function startUnbuilt(machine: SmallMachine) {
  const fresh = makeCleanCopy();
  atEnd(() => rmSync(fresh, { recursive: true, force: true }));
  const child = machine.start(["npm", "start"], process.env, fresh);
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stdout?.resume();
  const [code] = await once(child, "exit");
  const isExplained = code === 1 && said.includes("add swap");
  check("small machine", "a start without a build says what to do", isExplained, said);
  return "refused, with a line that says what to do";
}

/** What another machine ships: the program, its packages and its build. */
function shippedProgram() {
  const folder = join(temporaryFolder("shipped"), "program");
  execFileSync(process.execPath, ["scripts/pack-program.mjs", folder]);
  return folder;
}

async function countPictures(url: string, headers: Record<string, string>) {
  const pictures: unknown[] = await (await fetch(`${url}/api/media`, { headers })).json();
  return pictures.length;
}

async function uploadAtOnce(url: string, cookie: string) {
  const form = new FormData();
  form.append("to", LIBRARY_ALONE);
  const photographs = await drawPhotographs(PHOTOGRAPHS);
  for (const [index, bytes] of photographs.entries()) {
    form.append("files", new Blob([new Uint8Array(bytes)]), `IMG_${index}.jpg`);
  }
  form.append("files", new Blob([readFileSync("tests/fixtures/phone.heic")]), "IMG_21.heic");
  const headers = { Cookie: cookie, Origin: SITE_URL };
  const before = await countPictures(url, headers);
  const answer = await fetch(url + ADD_PHOTOS_PATH, {
    method: "POST",
    headers,
    body: form,
    redirect: "manual",
  });
  const taken = (await countPictures(url, headers)) - before;
  check(
    "small machine",
    "all photographs are taken",
    taken === PHOTOGRAPHS + 1,
    `${answer.status}, ${taken}`,
  );
  return `${taken} photographs`;
}

async function sendIssue(dataDir: string) {
  addIssueTo(dataDir, SUBSCRIBERS);
  await until("the issue is sent", () => issueIn(dataDir).state === "sent", PATIENCE);
  return `${issueIn(dataDir).sent} mails`;
}

async function backUp(url: string, cookie: string) {
  const headers = { Cookie: cookie, Origin: SITE_URL };
  const body = new URLSearchParams({ intent: "back-up" });
  await fetch(`${url}/admin/backups`, { method: "POST", headers, body, redirect: "manual" });
  const report = async () => (await (await fetch(`${url}/healthz`, { headers })).json()).backup;
  await until("the backup is proved", async () => (await report())?.provedAt, PATIENCE);
  const { ok } = await report();
  check("small machine", "the backup is good", ok === true, ok);
  return "proved by a site of its own";
}

async function readAlone(url: string) {
  const { pictures, notYet } = await readFirst(url, await pagesToRead(url));
  return `${pictures} pictures, ${notYet} times not ready within 20 s`;
}

async function readAtOnce(url: string) {
  const pages = await pagesToRead(url);
  const { answers, failures } = await readTogether(url, pages, READERS, ROUNDS_OF_A_READER);
  check("small machine", "every reader is answered", failures.length === 0, failures.slice(0, 5));
  return `${answers} answers`;
}

async function rateOf(url: string, headers: string[] = []) {
  const connections = headers.length > 0 ? 2 : 20;
  const { rate, p99, failures } = await load(url, 5, { connections, headers });
  check("small machine", "no request fails", failures === 0, failures);
  return `${Math.round(rate)} a second, p99 ${p99}`;
}

/** Everything that an owner and her readers do, with 512 MB of memory and one core. */
export async function tryTinyMachine() {
  const machine = makeSmallMachine(MEGABYTES);
  const { table, note } = createLog(machine);
  const sink = await startMailSink();
  atEnd(sink.close);
  await note("a start without a build", () => startUnbuilt(machine));
  const shipped = shippedProgram();
  const DATA_DIR = join(temporaryFolder("tiny"), "data");
  const given = { ...settings, SMTP_URL: sink.url, DATA_DIR };
  let site = null as unknown as SiteProcess;
  const start = async () => {
    site = await startSite(given, (command, env) => machine.start(command, env, shipped));
  };
  atEnd(() => site?.stop());
  const restart = async () => {
    await site.stop();
    await start();
    return "ready";
  };
  await note("the first start, with a build", async () => {
    await start();
    return "seeded and ready";
  });
  await note("the second start", restart);
  const { url } = site;
  const cookie = await signIn(url, OWNER);
  await note("the home page, kept", () => rateOf(url));
  await note("the home page, rendered for each", () => rateOf(url, ["Cookie: __session=none"]));
  await note("the journey, rendered for each", () =>
    rateOf(`${url}/journey`, ["Cookie: __session=none"]),
  );
  await note(`${PHOTOGRAPHS} photographs of 12 MP and a HEIC, in one form`, () =>
    uploadAtOnce(url, cookie),
  );
  await note(`a digest to ${SUBSCRIBERS}`, () => sendIssue(DATA_DIR));
  await note("a backup with its proof", () => backUp(url, cookie));
  await note("the first reader, whose pictures are drawn", () => readAlone(url));
  await note(`${READERS} readers at once`, () => readAtOnce(url));
  const { status } = await fetch(`${url}/healthz`);
  check("small machine", "the site is well afterwards", status === 200, status);
  printTable(`A small machine (${machine.kind})`, table);
  await site.stop();
}
