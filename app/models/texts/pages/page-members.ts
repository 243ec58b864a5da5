import { z } from "zod";
import { fileAddress } from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  entered,
  oneLine,
  oneOfThe,
  requiredText,
  text,
  tooLong,
  version,
} from "~/models/base/records/value-schemas";
import { inOneLine } from "~/utils/words/quoted";
import { pagePlaces } from "~/vocabulary";
import { isPageList, type PageList, pageLists, readList } from "./page-lists";
import { isSitePage, type SitePage } from "./site-pages";

const line = (label: string) => oneLine(label, LIMITS.caption).nullish();
const paragraph = (label: string) => text(label, LIMITS.text).nullish();

/** The text of one entry, on one line: a form shows each entry of a list as a line. */
function part(label: string) {
  return entered(`${label} must be texts.`)
    .max(LIMITS.text, tooLong(label, LIMITS.text))
    .nullish()
    .transform((value) => inOneLine(value ?? ""));
}

/** A list of entries; blank ones are dropped. */
function entries<Shape extends z.ZodRawShape>(label: string, shape: Shape) {
  return z
    .array(z.object(shape), `${label} must be a list.`)
    .max(LIMITS.listEntries, `${label}: at most ${LIMITS.listEntries} entries.`)
    .transform((all) => all.filter(isFilledIn));
}

function isFilledIn(entry: object) {
  return Object.entries(entry).some(([name, value]) => name !== "id" && value !== "");
}

/** The list of this name, with the parts that `pageLists` gives it. */
function listOf(name: PageList, label: string) {
  const parts: readonly string[] = pageLists[name];
  const shape = Object.fromEntries(parts.map((key) => [key, part(label)]));
  return parts.length === 0 ? texts(label) : entries(label, shape);
}

/** A list of texts, a line each. */
function texts(label: string) {
  return z
    .array(part(label), `${label} must be a list of texts.`)
    .max(LIMITS.listEntries, `${label}: at most ${LIMITS.listEntries} entries.`)
    .transform((all) => all.filter(Boolean));
}

const questionEntry = {
  id: z.string().max(LIMITS.listEntry).default(""),
  question: requiredText("Question", LIMITS.caption),
  answer: requiredText("Answer", LIMITS.text),
};

/** The fields of each built-in page, beside its title and running text. */
export const pageMembers = {
  about: {
    lead: paragraph("Introduction"),
    portrait: fileAddress("Portrait").nullish(),
    badge: line("Badge"),
    chips: listOf("chips", "Chips").nullish(),
    facts: listOf("facts", "Facts").nullish(),
    motto: paragraph("Motto"),
    philosophy: paragraph("Travel philosophy"),
    picture: fileAddress("Second picture").nullish(),
    expertise: listOf("expertise", "Travel expertise").nullish(),
    journeyHighlights: listOf("journeyHighlights", "Journey highlights").nullish(),
    reasons: listOf("reasons", "Why follow").nullish(),
    contactLead: paragraph("Words above the contact form"),
    contactCards: listOf("contactCards", "Contact cards").nullish(),
  },
  questions: { questions: entries("Questions", questionEntry).nullish() },
  tips: {
    lead: paragraph("Introduction"),
    safetyTitle: line("Title of the first list"),
    safety: listOf("safety", "First list").nullish(),
    budgetTitle: line("Title of the costs"),
    budget: line("Costs of a day"),
    budgetNote: line("Words under the costs of a day"),
    dailyCosts: listOf("dailyCosts", "Costs").nullish(),
  },
  guides: {
    journeyLead: paragraph("Words under the journey's title"),
    lead: paragraph("Introduction"),
    regionTexts: listOf("regionTexts", "Regions").nullish(),
  },
  terms: { lead: paragraph("Introduction") },
  privacy: { lead: paragraph("Introduction") },
} satisfies Record<SitePage, z.ZodRawShape>;

const common = {
  title: requiredText("Title").nullish(),
  content: text("Content", LIMITS.content).nullish(),
};

const place = oneOfThe("Place", pagePlaces).nullish();

/** A new page of the owner's. */
export const newPageInput = z.object({
  title: requiredText("Title"),
  content: common.content,
  slug: oneLine("Address").nullish(),
  place,
});

export type NewPage = z.output<typeof newPageInput>;

export const NEW_PAGE = { title: "", content: "", slug: "", place: "menu" as const };

/** A change of any page: absent fields stay, `null` brings the default back. */
export const pageInput = z.object({
  ...common,
  place,
  ...pageMembers.about,
  ...pageMembers.questions,
  ...pageMembers.tips,
  ...pageMembers.guides,
  version,
});

export type PageChange = z.output<typeof pageInput>;

type Fields = Record<string, z.ZodType>;

/** The fields as a form has them: each list is typed as one text. */
function asTyped(fields: Fields): Fields {
  const typed = Object.entries(fields)
    // The questions have forms of their own.
    .filter(([name]) => name !== "questions")
    .map(([name, field]) => [name, isPageList(name) ? typedList(name, field) : field]);
  return Object.fromEntries(typed);
}

function typedList(name: PageList, list: z.ZodType) {
  const { error } = tooLong("This list", LIMITS.content);
  return entered("A list must be text.")
    .max(LIMITS.content, { error })
    .transform((text) => readList(name, text))
    .pipe(list as z.ZodType<unknown, ReturnType<typeof readList>>)
    .nullish();
}

/** The fields of a page's form; the place of a built-in page is fixed, so it is not among them. */
export function pageForm(slug: string): z.ZodObject<z.ZodRawShape> {
  const { title, content } = common;
  if (!isSitePage(slug)) return z.object({ title, content, place, version });
  return z.object({ title, ...asTyped(pageMembers[slug]), content, version });
}

/** The fields of any page's form, for its draft. */
export const pageDraft: z.ZodObject<z.ZodRawShape> = z.object({
  ...asTyped(pageInput.omit({ version: true }).shape),
  slug: newPageInput.shape.slug,
});
