import type { MetaDescriptor } from "@remix-run/react";
import { cutText } from "~/utils/words/cut-text";
import { SHOWN_TITLE } from "./publish-check";

/** A description of more characters is cut by search results and on shared cards. */
const SHOWN_DESCRIPTION = 155;

/** What chat apps and social networks show of a page's address, by the values in its head and nothing else. */
export function shareCard(meta: MetaDescriptor[]) {
  const value = (property: string) => {
    const found = meta.find((one) => "property" in one && one.property === property);
    return found && "content" in found ? String(found.content) : "";
  };
  return {
    picture: value("og:image"),
    siteName: value("og:site_name"),
    title: cut(value("og:title"), SHOWN_TITLE),
    description: cut(value("og:description"), SHOWN_DESCRIPTION),
    host: new URL(value("og:url")).host,
  };
}

export type ShareCard = ReturnType<typeof shareCard>;

/** At most so many characters, ended before a word where there is one to end at. */
function cut(text: string, most: number) {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  return `${cutText(whole, most - 1).replace(/\s+\S*$/, "")}…`;
}
