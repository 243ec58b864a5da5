import { asc, eq, sql } from "drizzle-orm";
import { listSavedReplies } from "~/models/mail/messages/saved-reply.server";
import { listQuestions } from "~/models/texts/content/question.server";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent } from "~/models/texts/home-content.server";
import { defaultsOf } from "~/models/texts/pages/page-defaults.server";
import { settingsInput } from "~/models/texts/settings";
import { changedSettings } from "~/words";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { formerSlugs } from "~db/schema/former-slugs";
import { newsletterSettings } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { readSettings } from "~db/settings";
import { journeyValues, momentValues, pinValues } from "./export-road.server";
import { recordFolders, topFiles } from "./layout";
import { orNothing, valuesOf } from "./record-values";

/** What stands in one file each. Where there is nothing to say, the file is left out. */
type TopFile = { path: string; value: unknown; comment: string };

export function exportLists({ withSubscribers }: { withSubscribers: boolean }): TopFile[] {
  return [
    {
      path: topFiles.settings,
      value: settings(),
      comment: "What the owner chose for the whole site.",
    },
    {
      path: topFiles.home,
      value: home(),
      comment: "The texts of the first page, and of the foot of every page.",
    },
    {
      path: topFiles.journey,
      value: journeyValues(),
      comment: "Where the traveller is now, and the figures set by hand.",
    },
    {
      path: topFiles.pins,
      value: pinValues(),
      comment:
        "The stops on the map, in the order of the road.\npinType: visited, current (one at most), planned or favorite; visited where it says nothing.",
    },
    {
      path: topFiles.moments,
      value: momentValues(),
      comment: "Single sentences from the road, in the order in which they happened.",
    },
    { path: topFiles.questions, value: questions(), comment: "The questions of the about page." },
    {
      path: topFiles.replies,
      value: replies(),
      comment: "Answers to messages that the owner gives again and again.",
    },
    { path: topFiles.newsletter, value: newsletter(), comment: "What the owner chose for mail." },
    {
      path: topFiles.addresses,
      value: addresses(),
      comment: "Former addresses, and what they lead to.",
    },
    {
      path: topFiles.subscribers,
      value: withSubscribers ? subscribers() : null,
      comment: "The subscribers: other people's addresses.",
    },
  ].filter(({ value }) => value !== null);
}

function settings() {
  const chosen = changedSettings(readSettings(db.$client));
  return Object.keys(chosen).length > 0 ? valuesOf(chosen, settingsInput, {}) : null;
}

function home() {
  const content = getHomeContent();
  return content.version > 0
    ? valuesOf(content, homeContentInput.omit({ version: true }), {})
    : null;
}

/** `null` while they are those that every site begins with. */
function questions() {
  const list = listQuestions();
  return JSON.stringify(list) === JSON.stringify(defaultsOf("questions").questions) ? null : list;
}

function replies() {
  return orNothing(listSavedReplies().map(({ title, text }) => ({ title, text })));
}

function newsletter() {
  const { noticeAddress, messageMonths } = newsletterSettings;
  const row = db.select({ noticeAddress, messageMonths }).from(newsletterSettings).get();
  if (!row || (row.noticeAddress === null && row.messageMonths === 24)) return null;
  return row;
}

function addresses() {
  const found = (["post", "destination"] as const)
    .map((kind) => [recordFolders[kind].folder, formerOf(kind)] as const)
    .filter(([, former]) => Object.keys(former).length > 0);
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function formerOf(entity: "post" | "destination") {
  const table = entity === "post" ? blogPosts : destinations;
  const rows = db
    .select({ former: formerSlugs.slug, slug: table.slug })
    .from(formerSlugs)
    .innerJoin(table, eq(table.id, formerSlugs.targetId))
    .where(eq(formerSlugs.entity, entity))
    .orderBy(asc(formerSlugs.slug))
    .all();
  return Object.fromEntries(rows.map(({ former, slug }) => [former, slug]));
}

/** Without the secrets of their links, which every site makes for itself. */
function subscribers() {
  const table = newsletterSubscribers;
  const rows = db
    .select({
      email: table.email,
      isActive: table.isActive,
      cadence: table.cadence,
      subscribedAt: table.subscribedAt,
      endedAt: table.endedAt,
      pausedUntil: table.pausedUntil,
      source: table.source,
      consent: table.consent,
      stopReason: table.stopReason,
    })
    .from(table)
    // Whoever never confirmed did not subscribe.
    .where(sql`${table.isActive} or ${table.endedAt} is not null`)
    .orderBy(asc(table.email))
    .all();
  return orNothing(rows);
}
