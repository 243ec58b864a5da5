import { eq } from "drizzle-orm";
import { z } from "zod";
import { email } from "~/models/base/records/email-schema.server";
import { LIMITS } from "~/models/base/records/limits";
import { reserveSlug } from "~/models/base/records/slug.server";
import { day, flag, instantText, oneOfThe, text } from "~/models/base/records/value-schemas";
import { findDestination } from "~/models/destinations/destination.server";
import { savedReplyInput } from "~/models/mail/messages/saved-reply";
import { createSavedReply, listSavedReplies } from "~/models/mail/messages/saved-reply.server";
import { newsletterSettingsInput } from "~/models/mail/newsletter-settings";
import {
  getNewsletterSettings,
  updateNewsletterSettings,
} from "~/models/mail/newsletter-settings.server";
import { newAddress } from "~/models/mail/subscribers/newsletter.server";
import { findPost } from "~/models/posts/post.server";
import { listQuestions, replaceQuestions } from "~/models/texts/content/question.server";
import { questionInput } from "~/models/texts/content/question-input";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { defaultsOf } from "~/models/texts/pages/page-defaults.server";
import { settingsInput } from "~/models/texts/settings";
import { updateSettings } from "~/models/texts/settings.server";
import { cadences, subscriberSources } from "~/vocabulary";
import { changedSettings } from "~/words";
import { db } from "~db/client.server";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { readSettings } from "~db/settings";
import {
  accept,
  countAdded,
  type Importing,
  isLeft,
  readList,
  readValues,
  recordId,
  recordSlug,
} from "./importing.server";
import { recordFolders, topFiles } from "./layout";
import { check } from "./yaml-file";

/** What stands in one file each, beside the road. */

const settingsEntry = z.strictObject(settingsInput.omit({ version: true }).shape);

/** The settings come first: the lists of words are among them, and what else is imported is checked by these. */
export function importSettings(importing: Importing) {
  const yaml = readValues(importing, topFiles.settings);
  const data = yaml && check(yaml, settingsEntry, importing.problems);
  const isChosen = Object.keys(changedSettings(readSettings(db.$client))).length > 0;
  if (!data || isLeft(importing, yaml, "the settings", isChosen)) return;
  const { icon, ...others } = data;
  accept(importing, yaml, updateSettings(importing.hasPhotographs ? data : others));
}

const homeEntry = z.strictObject(homeContentInput.omit({ version: true }).shape);

export function importHome(importing: Importing) {
  const yaml = readValues(importing, topFiles.home);
  const data = yaml && check(yaml, homeEntry, importing.problems);
  if (!data || isLeft(importing, yaml, "the home page's texts", getHomeContent().version > 0))
    return;
  accept(importing, yaml, updateHomeContent(data));
}

const questionEntry = z.strictObject({ id: recordId.optional(), ...questionInput.shape });

/** In place of those that every site begins with; else beside what is there. */
export function importQuestions(importing: Importing) {
  const entries = readList(importing, topFiles.questions, questionEntry);
  const isAsked = importing.source.paths.has(topFiles.questions);
  if (!isAsked) return;
  const here = listQuestions();
  const isUntouched = JSON.stringify(here) === JSON.stringify(defaultsOf("questions").questions);
  const before = isUntouched ? [] : here;
  const added = entries.filter(({ data, yaml }) => {
    const isThere = before.some(({ id, question }) => id === data.id || question === data.question);
    return !isLeft(importing, yaml, `question ${data.question}`, isThere);
  });
  if (!isUntouched && added.length === 0) return;
  replaceQuestions([...before, ...added.map(({ data }) => ({ id: "", ...data }))]);
  countAdded(importing, "questions", added.length);
}

export function importReplies(importing: Importing) {
  for (const { data, yaml } of readList(
    importing,
    topFiles.replies,
    z.strictObject(savedReplyInput.shape),
  )) {
    const isThere = listSavedReplies().some(({ title }) => title === data.title);
    if (isLeft(importing, yaml, `reply ${data.title}`, isThere)) continue;
    accept(importing, yaml, createSavedReply(data, crypto.randomUUID()));
    countAdded(importing, "replies");
  }
}

const newsletterEntry = z.strictObject(newsletterSettingsInput.omit({ version: true }).shape);

export function importNewsletter(importing: Importing) {
  const yaml = readValues(importing, topFiles.newsletter);
  const data = yaml && check(yaml, newsletterEntry, importing.problems);
  const { noticeAddress, messageMonths } = getNewsletterSettings();
  const isChosen = noticeAddress !== null || messageMonths !== 24;
  if (!data || isLeft(importing, yaml, "the choices for mail", isChosen)) return;
  accept(importing, yaml, updateNewsletterSettings(data));
}

const finders = { post: findPost, destination: findDestination };
const formerAddresses = z.record(recordSlug, recordSlug).optional();

const addressesEntry = z.strictObject({
  [recordFolders.post.folder]: formerAddresses,
  [recordFolders.destination.folder]: formerAddresses,
});

/** Former addresses; one at which something is already stays as it is. */
export function importAddresses(importing: Importing) {
  const yaml = readValues(importing, topFiles.addresses);
  const data = yaml && check(yaml, addressesEntry, importing.problems);
  if (!data) return;
  for (const kind of ["post", "destination"] as const) {
    const { folder } = recordFolders[kind];
    for (const [former, slug] of Object.entries(data[folder] ?? {})) {
      const target = finders[kind]({ slug }, "owner");
      if (!target) {
        importing.problems.push(yaml.problem([folder, former], `There is nothing at '${slug}'.`));
      } else if (!finders[kind]({ slug: former }, "owner")) reserveSlug(kind, former, target.id);
    }
  }
}

const subscriberEntry = z.strictObject({
  email: email(),
  isActive: flag("Active"),
  cadence: oneOfThe("Cadence", cadences),
  subscribedAt: instantText("Subscribed"),
  endedAt: instantText("Ended").nullish(),
  pausedUntil: day("Paused until").nullish(),
  source: oneOfThe("Source", subscriberSources),
  consent: text("Consent", LIMITS.text).nullish(),
  stopReason: text("Reason", LIMITS.text).nullish(),
});

/** Whoever is known here stays as they are, and gets links of this site's own otherwise. */
export function importSubscribers(importing: Importing) {
  const table = newsletterSubscribers;
  for (const { data, yaml } of readList(importing, topFiles.subscribers, subscriberEntry)) {
    const address = newAddress(data.email);
    const isThere = db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.email, address.email))
      .get();
    if (isLeft(importing, yaml, `subscriber ${data.email}`, isThere !== undefined)) continue;
    db.insert(table)
      .values({ ...data, ...address, isActive: data.isActive, confirmUntil: null })
      .run();
    countAdded(importing, "subscribers");
  }
}
