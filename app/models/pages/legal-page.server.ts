import { renderContent } from "~/models/content/render-content.server";
import { getPage } from "~/models/site-pages/page.server";
import { defaultsOf } from "~/models/site-pages/page-defaults.server";
import { readableText } from "~/texts/readable-text.server";
import { formatDate } from "~/utils/words/dates";
import { slugify } from "~/utils/words/slug";

/** When the words of the specification were written, which stand until the owner writes her own. */
const FIRST_WRITTEN = "January 16, 2025";

/** A legal text in sections: each heading of its running text begins one. */
export function legalPage(slug: "terms" | "privacy") {
  const { title, lead, content, updatedAt } = getPage(slug);
  const isOwn = content !== defaultsOf(slug).content;
  const [before = "", ...parts] = renderContent(content).split(/(?=<h2[ >])/);
  const [first, ...rest] = before.startsWith("<h2") ? ["", before, ...parts] : [before, ...parts];
  return {
    title,
    lead,
    updated: isOwn ? formatDate(updatedAt) : FIRST_WRITTEN,
    intro: first ?? "",
    sections: rest.map(sectionOf),
  };
}

export type LegalTexts = ReturnType<typeof legalPage>;

function sectionOf(html: string) {
  const end = html.indexOf("</h2>");
  const title = readableText(html.slice(0, end));
  return { id: slugify(title), title, html: html.slice(end + "</h2>".length) };
}
