import { setTimeout as sleep } from "node:timers/promises";
import { addIssueTo, issueIn } from "../support/issue-file";
import { startMailSink } from "../support/mail-sink";
import { startSite } from "../support/site-process";
import { copyTemplate } from "../support/site-templates";
import { pinServer } from "./load";
import { p99, residentMb, waitsDuring, watchMemory } from "./uploads";

const READERS = 10_000;
/** By then all that it takes to send is loaded and compiled. */
const SETTLED_AFTER = 1_000;
const PAGE = "/journey";

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

/** An issue to 10,000 readers over the loopback: mails a second, memory, and how long readers of pages wait meanwhile. */
export async function measureMail() {
  const times: number[] = [];
  let settled = 0;
  const sink = await startMailSink((count) => {
    times.push(performance.now());
    if (count === SETTLED_AFTER) settled = residentMb(site.pid);
  });
  const dataDir = await copyTemplate("demo");
  const site = await startMailingSite(dataDir, sink.url);
  const idle = await p99(site.url + PAGE);
  const memory = watchMemory(site.pid);
  addIssueTo(dataDir, READERS);
  const waits = await waitsDuring(untilSent(dataDir), () => p99(site.url + PAGE));
  const peak = memory.stop();
  await site.stop();
  await sink.close();
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  return {
    mails: new Set(sink.received.map(({ recipient }) => recipient)).size,
    "mails a second": Math.round(sink.received.length / seconds),
    "memory after 1,000 mails, MB": settled,
    "memory, peak MB": peak.site,
    "warm p99, idle ms": idle,
    "warm p99, meanwhile ms": waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0,
    "warm p99, worst round ms": Math.max(...waits),
  };
}
