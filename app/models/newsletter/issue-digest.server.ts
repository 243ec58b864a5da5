import { desc, eq } from "drizzle-orm";
import { digestContent, digestSubject, digestSummary, roadWords } from "~/mail/digest-content";
import { getNewsletterSettings, noteDigestSeen } from "~/models/mail/newsletter-settings.server";
import { listPins } from "~/models/pins/pin-lists.server";
import { isReached } from "~/models/places/road";
import { LIMITS } from "~/models/records/value-schemas";
import type { Span } from "~/models/road/road-travelled";
import { cutText } from "~/utils/cut-text";
import { logError } from "~/utils/log-failure.server";
import { hasPosition } from "~/utils/position";
import { db, transact } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { isEmpty, type News, readNews } from "./digest-news.server";
import { type DigestKind, digestKinds, firstSince, lastDue } from "./digest-span";

const MINUTE_MS = 60_000;

/**
 * Writes the digests that have fallen due since they were last seen to, as drafts; where nothing became public there
 * is none. Of those that fell due while the site was off, the last one. Once each, whoever else is at it.
 */
export async function writeDigests() {
  for (const kind of digestKinds) {
    const due = lastDue(kind, new Date());
    if (!isSeenTo(kind, due)) await writeDigest(kind, due, () => !isSeenTo(kind, due));
  }
}

/** Looks every minute whether a digest is due, for as long as the process runs. */
export function keepDigestsWritten() {
  const attempt = () => writeDigests().catch((error) => logError("digest", error));
  attempt();
  setInterval(attempt, MINUTE_MS).unref();
}

/** Writes a digest up to this moment; its id, or `null` where there is nothing to tell. */
export function writeDigestNow(kind: DigestKind) {
  return writeDigest(kind, new Date());
}

const seenTo = { weekly: "weeklySeenTo", monthly: "monthlySeenTo" } as const;

function isSeenTo(kind: DigestKind, due: Date) {
  const seen = getNewsletterSettings()[seenTo[kind]];
  return seen !== null && seen >= due;
}

/** The map takes a while, so what the digest tells of is read before; whether it is still wanted is asked after. */
async function writeDigest(kind: DigestKind, until: Date, isDue?: () => boolean) {
  const span = { since: sinceOf(kind, until), until };
  const news = readNews(span);
  const isNothing = isEmpty(news);
  const map = isNothing ? null : await mapOf(news);
  return transact(() => {
    if (isDue) {
      if (!isDue()) return null;
      noteDigestSeen(kind === "weekly" ? { weeklySeenTo: until } : { monthlySeenTo: until });
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

function insertDigest(kind: DigestKind, span: Span, news: News, map: string | null) {
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

/** The road's map as a picture of the library; `null` where there is no line to draw. */
async function mapOf({ road }: News) {
  if (!road || road.line.length < 2) return null;
  // Loaded with the first map: what draws it is needed once a week.
  const { addRoadPicture } = await import("~/mail/road-picture.server");
  const reached = listPins("public").filter(isReached);
  const behind = reached.map(({ coordinates }) => coordinates).filter(hasPosition);
  const { line } = road;
  return addRoadPicture({ line, behind, alt: roadWords(road), fileName: "Map of the road" });
}
