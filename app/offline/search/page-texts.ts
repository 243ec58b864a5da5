import type { SearchName } from "~/kinds";
import { plainText } from "~/search/search-words";
import { otherNamesOf } from "~/texts/place-names";
import { cutText } from "~/utils/words/cut-text";

/** What a kept page says of one item, in the parts that the site's own index has. */
export type PageText = {
  kind: SearchName;
  title: string;
  path: string;
  names: string;
  detail: string;
  body: string;
};

/** The pages that are about one item. */
const ITEM_PAGES: [SearchName, RegExp][] = [
  ["letter", /^\/letters\/[^/?]+$/],
  ["place", /^\/journey\/[^/?]+$/],
  ["collection", /^\/gallery\/[^/?]+$/],
  ["photo", /^\/gallery\/[^/?]+\/photos\/[^/?]+$/],
];
/** The pages that have many, each at a place of its own. */
const STOPS_PAGE = /^\/journey(\?|$)/;
const DAYS_PAGE = /^\/days(\/|\?|$)/;
const QUESTIONS_PAGE = "/about";

/** What has no title is called by so much of its text. */
const TITLE_CHARACTERS = 80;

/** What stands under the title, and where a collection is from. */
const DETAIL =
  "main h1 + p:not([data-names]), main h1 + [data-names] + p, main h1 ~ div > span:first-child";
/** What a place is called in its own script. */
const NAMES = "main h1 + [data-names] > [lang]";
const BODY =
  "main .content, main .practical-notes ul, #highlights + ul, #activities + ul, #tags + ul, #photos";
/** What stands on lines of its own. */
const BLOCK = "p, li, h1, h2, h3, h4, h5, h6, dt, dd, th, td, pre, blockquote, figcaption, div, ul";

/** Whether a search looks into the page at this path. */
export function isSearched(path: string) {
  const isItem = ITEM_PAGES.some(([, pattern]) => pattern.test(path));
  return isItem || STOPS_PAGE.test(path) || DAYS_PAGE.test(path) || path === QUESTIONS_PAGE;
}

/** The items of the page that was kept for this path. */
export function textsOf(path: string, page: Document): PageText[] {
  const [kind] = ITEM_PAGES.find(([, pattern]) => pattern.test(path)) ?? [];
  if (kind) return [itemOf(kind, path, page)];
  if (path === QUESTIONS_PAGE) return questionsOf(path, page);
  return DAYS_PAGE.test(path) ? momentsOf(path, page) : stopsOf(path, page);
}

function itemOf(kind: SearchName, path: string, page: Document): PageText {
  const title = wordsOf(page.querySelector("main h1"));
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const details = [...page.querySelectorAll(DETAIL)].map(wordsOf);
  return {
    kind,
    title,
    path,
    names: kind === "place" ? namesOf(title, [...page.querySelectorAll(NAMES)].map(wordsOf)) : "",
    detail: listed([...details, plainText(description ?? "")]),
    body: [...page.querySelectorAll(BODY)].map(wordsOf).join(" "),
  };
}

function stopsOf(path: string, page: Document) {
  return [...page.querySelectorAll("li[id^=pin-]")].map((stop): PageText => {
    // After the name its link may say where it leads.
    const title = plainText(stop.querySelector("a")?.firstChild?.nodeValue ?? "");
    return {
      kind: "pin",
      title,
      path: `${path}#${stop.id}`,
      names: namesOf(title),
      detail: "",
      body: "",
    };
  });
}

function momentsOf(path: string, page: Document) {
  return [...page.querySelectorAll("main [id^=moment-]")].map((moment): PageText => {
    const [about, text] = [...moment.querySelectorAll("p")].map(wordsOf);
    return {
      kind: "moment",
      title: cutText(text ?? "", TITLE_CHARACTERS),
      path: `${path}#${moment.id}`,
      names: "",
      detail: about ?? "",
      body: text ?? "",
    };
  });
}

function questionsOf(path: string, page: Document) {
  return [...page.querySelectorAll("details > [id^=question-]")].map(
    (answer): PageText => ({
      kind: "question",
      title: wordsOf(answer.parentElement?.querySelector("summary")),
      path: `${path}#${answer.id}`,
      names: "",
      detail: "",
      body: wordsOf(answer),
    }),
  );
}

function namesOf(title: string, own: string[] = []) {
  return [...new Set([...own, ...otherNamesOf(title)])].join(", ");
}

/** Each once, for the description of a page is often what stands under its title. */
function listed(parts: string[]) {
  return [...new Set(parts)].filter(Boolean).join(" · ");
}

/** An element's words; those of two blocks do not run together. */
function wordsOf(element: Element | null | undefined) {
  if (!element) return "";
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = "";
  let before: Element | null = null;
  while (nodes.nextNode()) {
    const block = nodes.currentNode.parentElement?.closest(BLOCK) ?? null;
    if (block !== before) words += " ";
    words += nodes.currentNode.nodeValue;
    before = block;
  }
  return plainText(words);
}
