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

/** Draws a stretch of road as a picture of the library; returns its address. */
export type DrawRoad = (road: RoadTravelled) => Promise<string>;

/** When a digest of this kind was last due; `null` if that one was handled. */
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
  /** The end of the span that it covers. */
  until: Date;
  /** Whether it is the scheduled digest, which must be written only once. */
  isDue: boolean;
};

/**
 * Writes a digest as a draft. Returns its id; `null` if nothing became public, or another process was quicker. Drawing
 * the map takes a while, so the news are read before it, and whether the digest is still due is checked after it.
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

/** A digest begins where the last one of its kind ended. */
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
