import { addIssueTo, issueIn } from "../support/mail/issue-file";
import { startMailSink } from "../support/mail/mail-sink";
import { copyTemplate } from "../support/site/site-templates";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import { atEnd, until } from "./tools";

const READERS = 2_000;
const KILLS = 50;

/** Moments after so many mails, spread over the whole issue by chance. */
function moments() {
  const chosen = Array.from({ length: KILLS }, () => 1 + Math.floor(Math.random() * (READERS - 1)));
  return chosen.toSorted((a, b) => a - b);
}

/** An issue to 2,000 readers whose process is killed at 50 moments: who got it, and how often. */
export async function tryMail() {
  const left = moments();
  let wake = () => {};
  const sink = await startMailSink((count) => {
    if (left[0] !== undefined && count >= left[0]) wake();
  });
  atEnd(sink.close);
  const DATA_DIR = await copyTemplate("demo");
  addIssueTo(DATA_DIR, READERS);
  const settings = { SMTP_URL: sink.url, MAIL_FROM: "letters@journey.example" };
  let kills = 0;
  for (;;) {
    const moment = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const site = await startOrigin({ DATA_DIR, ...settings, MAIL_RATE: "10000" });
    if (left.length === 0) break;
    await moment;
    left.shift();
    await site.kill();
    kills += 1;
  }
  await until("the issue is sent", () => issueIn(DATA_DIR).state === "sent", 120);
  judge(sink.received, kills, issueIn(DATA_DIR));
}

type Arrivals = Awaited<ReturnType<typeof startMailSink>>["received"];

function judge(received: Arrivals, kills: number, issue: ReturnType<typeof issueIn>) {
  const reached = new Set(received.map(({ recipient }) => recipient)).size;
  const ids = new Set(received.map(({ messageId }) => messageId)).size;
  const twice = received.length - reached;
  printTable("An issue whose process is killed", [
    { readers: READERS, kills, reached, twice, "ids of mails": ids },
  ]);
  check("mail", "nobody is left out", reached === READERS, reached);
  check("mail", "no more come twice than were in the air", twice <= kills, twice);
  check("mail", "and these keep their Message-ID", ids === READERS, ids);
  check("mail", "the issue's count is right", issue.sent === READERS, JSON.stringify(issue));
}
