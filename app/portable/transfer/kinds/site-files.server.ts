import { z } from "zod";
import { savedReplyInput } from "~/models/mail/messages/saved-reply";
import { createSavedReply, listSavedReplies } from "~/models/mail/messages/saved-reply.server";
import { newsletterSettingsInput } from "~/models/mail/newsletter-settings";
import {
  getNewsletterSettings,
  updateNewsletterSettings,
} from "~/models/mail/newsletter-settings.server";
import { listQuestions, replaceQuestions } from "~/models/texts/content/question.server";
import { questionInput } from "~/models/texts/content/question-input";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { defaultsOf } from "~/models/texts/pages/page-defaults.server";
import { settingsInput } from "~/models/texts/settings";
import { beginOwnSite, getSettings, updateSettings } from "~/models/texts/settings.server";
import { db } from "~db/client.server";
import { readChosen } from "~db/settings";
import { accept, countAdded, fieldsOf, isLeft, recordId } from "../import/importing.server";
import { readList, readValue } from "../import/read-source.server";
import { check } from "../json-file";
import { orNothing, type TopFile } from "../top-file";

const settings = settingsInput.omit({ version: true });

function chosenSettings() {
  return readChosen(db.$client);
}

/** The chosen settings, and always language and time zone: elsewhere their defaults may be others. */
function settingsToCarry() {
  const { version, language, timeZone } = getSettings();
  return version === 0 ? {} : { language, timeZone, ...chosenSettings() };
}

/** Imported first: other records are checked against its lists of words. */
export const settingsFile: TopFile = {
  path: "settings.json",
  read() {
    const chosen = fieldsOf(settingsToCarry(), settings);
    return Object.keys(chosen).length > 0 ? chosen : null;
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, settings, importing.problems);
    const isChosen = Object.keys(chosenSettings()).length > 0;
    if (!data || isLeft(importing, json, "the settings", isChosen)) return;
    const { icon, ...others } = data;
    // Before the update, so that a chosen country is kept even if it equals the default.
    if (getSettings().version === 0) beginOwnSite();
    accept(importing, json, updateSettings(importing.hasPhotographs ? data : others));
  },
};

const home = homeContentInput.omit({ version: true });

/** The texts of the first page, and of the foot of every page. */
export const homeFile: TopFile = {
  path: "home.json",
  read() {
    const content = getHomeContent();
    return content.version > 0 ? fieldsOf(content, home) : null;
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, home, importing.problems);
    const isSaved = getHomeContent().version > 0;
    if (!data || isLeft(importing, json, "the home page's texts", isSaved)) return;
    accept(importing, json, updateHomeContent(data));
  },
};

const question = z.object({ id: recordId.optional(), ...questionInput.shape });

function standingQuestions() {
  return JSON.stringify(defaultsOf("questions").questions);
}

/** The questions of the about page: they replace the default ones, else they are added to what is there. */
export const questionsFile: TopFile = {
  path: "questions.json",
  read() {
    const list = listQuestions();
    return JSON.stringify(list) === standingQuestions() ? null : list;
  },
  add(importing, path) {
    if (!importing.source.paths.has(path)) return;
    const here = listQuestions();
    const isUntouched = JSON.stringify(here) === standingQuestions();
    const before = isUntouched ? [] : here;
    const added = readList(importing, path, question).filter(({ data, json }) => {
      const isThere = before.some((one) => one.id === data.id || one.question === data.question);
      return !isLeft(importing, json, `question ${data.question}`, isThere);
    });
    if (!isUntouched && added.length === 0) return;
    replaceQuestions([...before, ...added.map(({ data }) => ({ id: "", ...data }))]);
    countAdded(importing, "questions", added.length);
  },
};

/** Answers to messages that the owner gives again and again. */
export const repliesFile: TopFile = {
  path: "replies.json",
  read: () => orNothing(listSavedReplies().map((reply) => fieldsOf(reply, savedReplyInput))),
  add(importing, path) {
    for (const { data, json } of readList(importing, path, savedReplyInput)) {
      const isThere = listSavedReplies().some(({ title }) => title === data.title);
      if (isLeft(importing, json, `reply ${data.title}`, isThere)) continue;
      accept(importing, json, createSavedReply(data, crypto.randomUUID()));
      countAdded(importing, "replies");
    }
  },
};

const newsletter = newsletterSettingsInput.omit({ version: true });

function isMailChosen({ noticeAddress, messageMonths }: ReturnType<typeof getNewsletterSettings>) {
  return noticeAddress !== null || messageMonths !== 24;
}

/** What the owner chose for mail. */
export const newsletterFile: TopFile = {
  path: "newsletter.json",
  read() {
    const chosen = getNewsletterSettings();
    return isMailChosen(chosen) ? fieldsOf(chosen, newsletter) : null;
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, newsletter, importing.problems);
    const isChosen = isMailChosen(getNewsletterSettings());
    if (!data || isLeft(importing, json, "the choices for mail", isChosen)) return;
    accept(importing, json, updateNewsletterSettings(data));
  },
};
