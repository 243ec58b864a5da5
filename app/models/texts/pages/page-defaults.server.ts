import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { isOwn, site } from "~/site";
import { privacyText, termsText } from "./legal-texts";
import type { SitePage } from "./site-pages";
import { about, guides, privacy, questions, terms, tips } from "./standing-texts";

/** The owner's own site keeps only labels and titles: the other texts would speak for her. */
function labels<Texts extends object>(texts: Texts): Texts {
  if (!isOwn()) return texts;
  const said = Object.entries(texts).map(([name, value]) => [
    name,
    LABELS.has(name) ? value : nothing(value),
  ]);
  return Object.fromEntries(said);
}

const LABELS = new Set(["title", "badge", "safetyTitle", "budgetTitle"]);

function nothing(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === "string" ? "" : value;
}

/** Functions, since some name a setting: they follow it as long as the owner has not written her own. */
const defaults = {
  about: () => ({ title: `About ${site().travellerName}`, ...labels(about) }),
  questions: () => labels(questions),
  tips: () => labels(tips),
  guides: () => labels(guides),
  terms: () => ({ ...terms, content: termsText(site()) }),
  privacy: () => ({
    ...privacy,
    content: privacyText(site(), getNewsletterSettings().messageMonths),
  }),
} satisfies Record<SitePage, () => object>;

export type PageTexts<Slug extends SitePage> = ReturnType<(typeof defaults)[Slug]>;

export function defaultsOf<Slug extends SitePage>(slug: Slug): PageTexts<Slug> {
  return defaults[slug]() as PageTexts<Slug>;
}
