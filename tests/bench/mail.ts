import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { addIssueTo, issueIn } from "../support/mail/issue-file";
import { startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { pinClient, pinServer } from "./load";
import type { Told } from "./mail-sink-process";
import { residentMb, watchMemory } from "./memory";
import { p99, waitsDuring } from "./waits";

const READERS = 10_000;
/** By then all that it takes to send is loaded and compiled. */
const SETTLED_AFTER = 1_000;
const PAGE = "/journey";
const LEAST_URGENT = 19;

/** The demo journey with mail set up, at the highest rate. */
async function startMailingSite(dataDir: string, smtpUrl: string) {
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Asha <letters@journey.example>",
    MAIL_RATE: "10000",
  });
  pinServer(site.pid);
  // The first readers find nothing kept and nothing compiled.
  await p99(site.url + PAGE);
  return site;
}

async function untilSent(dataDir: string) {
  while (issueIn(dataDir).state !== "sent") await sleep(250);
}

/**
 * The other side, in a process that gives way to the client that measures the pages: on two cores they share one, and
 * the time that a mail server takes is not the site's.
 */
async function startSink(progress: (told: Exclude<Told, { url: string }>) => void) {
  const child = fork("tests/bench/mail-sink-process.ts", { execArgv: ["--import", "tsx"] });
  setPriority(child.pid ?? 0, LEAST_URGENT);
  pinClient(child.pid);
  const url = await new Promise<string>((resolve) => {
    child.on("message", (told: Told) => ("url" in told ? resolve(told.url) : progress(told)));
  });
  return { url, stop: () => child.disconnect() };
}

/** An issue to 10,000 readers over the loopback: mails a second, memory, and how long readers of pages wait meanwhile. */
export async function measureMail() {
  const told: Exclude<Told, { url: string }>[] = [];
  let settled = 0;
  const sink = await startSink((progress) => {
    told.push(progress);
    if (progress.count === SETTLED_AFTER) settled = residentMb(site.pid);
  });
  const dataDir = await copyTemplate("demo");
  const site = await startMailingSite(dataDir, sink.url);
  const idle = await p99(site.url + PAGE);
  const memory = watchMemory(site.pid);
  addIssueTo(dataDir, READERS);
  const waits = await waitsDuring(untilSent(dataDir), () => p99(site.url + PAGE));
  const peak = memory.stop();
  await site.stop();
  sink.stop();
  const [first, last] = [told[0], told.at(-1)];
  const seconds = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000;
  return {
    mails: last?.recipients ?? 0,
    "mails a second": Math.round(((last?.count ?? 0) - (first?.count ?? 0)) / seconds),
    "memory after 1,000 mails, MB": settled,
    "memory, peak MB": peak.site,
    "warm p99, idle ms": idle,
    "warm p99, meanwhile ms": waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0,
    "warm p99, worst round ms": Math.max(...waits),
  };
}
