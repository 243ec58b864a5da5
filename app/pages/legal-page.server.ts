import { renderContent } from "~/models/texts/content/render-content.server";
import { getPage } from "~/models/texts/pages/page.server";
import { defaultsOf } from "~/models/texts/pages/page-defaults.server";
import { settingsBegan } from "~/models/texts/settings.server";
import { isEnglish, isOwn } from "~/site";
import { readableText } from "~/texts/readable-text.server";
import { formatDate, formatDay } from "~/utils/words/dates";
import { slugify } from "~/utils/words/slug";

/** The date of the standard text, shown until the owner writes her own. */
const FIRST_WRITTEN = { day: "2025-01-16", inEnglish: "January 16, 2025" };

/** A legal text in sections, one for each heading. */
export function legalPage(slug: "terms" | "privacy") {
  const { title, lead, content, updatedAt } = getPage(slug);
  const isWritten = content !== defaultsOf(slug).content;
  const [intro = "", ...sections] = renderContent(content).split(/<h2(?: [^>]*)?>/);
  return {
    title,
    lead,
    updated: isWritten ? formatDate(updatedAt) : firstWritten(),
    intro,
    sections: sections.map(sectionOf),
  };
}

/** On the owner's own site, the day on which it became hers. */
function firstWritten() {
  const began = isOwn() && settingsBegan();
  if (began) return formatDate(began);
  return isEnglish() ? FIRST_WRITTEN.inEnglish : formatDay(FIRST_WRITTEN.day);
}

export type LegalTexts = ReturnType<typeof legalPage>;

/** Splits what follows a heading's start tag into heading and text. */
function sectionOf(html: string) {
  const [heading = "", ...text] = html.split("</h2>");
  const title = readableText(`<h2>${heading}</h2>`);
  return { id: slugify(title), title, html: text.join("") };
}
