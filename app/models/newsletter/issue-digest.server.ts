import { desc, eq } from "drizzle-orm";
import { LIMITS } from "~/models/base/records/limits";
import { getNewsletterSettings, recordDigestSeen } from "~/models/mail/newsletter-settings.server";
import type { RoadSpan, RoadTravelled } from "~/models/road/line/road-travelled";
import { cutText } from "~/utils/words/cut-text";
import { db, transact } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { digestContent, digestSubject, digestSummary } from "./digest-content";
import { type DigestNews, isEmpty, readNews } from "./digest-news.server";
import { type DigestKind, firstSince, lastDue } from "./digest-span";

/** Draws a stretch of road into the library; the picture's address. */
export type DrawRoad = (road: RoadTravelled) => Promise<string>;

/** When a digest of the kind was last due; `null` where that has been seen to. */
export function digestDue(kind: DigestKind) {
  const due = lastDue(kind, new Date());
  return isSeenTo(kind, due) ? null : due;
}

const seenTo = { weekly: "weeklySeenTo", monthly: "monthlySeenTo" } as const;

function isSeenTo(kind: DigestKind, due: Date) {
  const seen = getNewsletterSettings()[seenTo[kind]];
  return seen !== null && seen >= due;
}

type Wanted = {
  kind: DigestKind;
  /** The moment up to which it tells. */
  until: Date;
  /** Whether that is when it fell due, and no one is to write it twice. */
  isDue: boolean;
};

/**
 * Writes a digest as a draft; its id, or `null` where nothing became public, or another process was quicker. The map takes
 * a while, so what the digest tells of is read before; whether it is still wanted is asked after.
 */
export async function writeDigest({ kind, until, isDue }: Wanted, drawRoad: DrawRoad) {
  const span = { since: sinceOf(kind, until), until };
  const news = readNews(span);
  const isNothing = isEmpty(news);
  const { road } = news;
  const map = isNothing || !road || road.line.length < 2 ? null : await drawRoad(road);
  return transact(() => {
    if (isDue) {
      if (isSeenTo(kind, until)) return null;
      recordDigestSeen(kind === "weekly" ? { weeklySeenTo: until } : { monthlySeenTo: until });
    }
    return isNothing ? null : insertDigest(kind, span, news, map);
  });
}

/** What the last digest of the kind told of is not told again. */
function sinceOf(kind: DigestKind, until: Date) {
  const { until: end } = newsletterIssues;
  const last = db
    .select({ end })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.kind, kind))
    .orderBy(desc(end))
    .get();
  return last?.end ?? firstSince(kind, until);
}

function insertDigest(kind: DigestKind, span: RoadSpan, news: DigestNews, map: string | null) {
  const { id } = db
    .insert(newsletterIssues)
    .values({
      kind,
      subject: cutText(digestSubject(news), LIMITS.title),
      preheader: digestSummary(news),
      content: digestContent(news, map),
      ...span,
    })
    .returning({ id: newsletterIssues.id })
    .get();
  return id;
}
