import { firstPart } from "~/models/base/places/known-place";
import { findCollection } from "~/models/collections/collection.server";
import { findDestination } from "~/models/destinations/destination.server";
import { missingIn, viewPictures } from "~/models/pictures/picture.server";
import { findPost } from "~/models/posts/post.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { type HtmlElement, htmlText, parseHtml, walkElements } from "~/utils/markup/html-tree";
import { literalPattern } from "~/utils/words/literal-pattern";
import { type Finding, SHOWN_TITLE } from "./publish-check";

/** The texts of a letter as they are typed, valid or not. */
export type PostTexts = Record<"title" | "excerpt" | "content" | "featuredImage", string>;

/** Looks a letter over as it is typed. */
export function checkPost(letter: PostTexts): Finding[] {
  const nodes = parseHtml(letter.content);
  const elements = [...walkElements(nodes)];
  return [
    ...titleFindings(letter),
    ...presenceFindings(letter),
    ...missingFindings(letter),
    ...pictureFindings(elements),
    ...headingFindings(elements),
    ...linkFindings(elements),
    ...placeFindings({ ...letter, content: htmlText(nodes) }),
  ];
}

function titleFindings({ title }: PostTexts): Finding[] {
  const length = title.trim().length;
  if (length <= SHOWN_TITLE) return [];
  const message = `The title has ${length} characters: search results and shared cards show about ${SHOWN_TITLE}.`;
  return [{ field: "title", message }];
}

const ABSENT = {
  featuredImage:
    "There is no featured image: lists and shared cards show the first letter of the title.",
  excerpt:
    "There is no excerpt: lists have nothing to say under the title, and shared cards begin with the text.",
};

function presenceFindings(letter: PostTexts): Finding[] {
  const fields = ["featuredImage", "excerpt"] as const;
  const absent = fields.filter((field) => letter[field].trim() === "");
  return absent.map((field) => ({ field, message: ABSENT[field] }));
}

type Spot = NonNullable<Finding["spot"]>;

/** One message for all findings of a kind in the text, which points to the first. */
function inText(kind: Spot["kind"], texts: string[], one: (text: string) => string, many: string) {
  const [text] = texts;
  if (text === undefined) return [];
  const message = texts.length === 1 ? one(text) : `${texts.length} ${many}`;
  return [{ field: "content" as const, message, spot: { kind, text } }];
}

/** Pictures that were deleted, as a version or a text from elsewhere may name them. */
function missingFindings({ featuredImage, content }: PostTexts): Finding[] {
  const found: Finding[] = missingIn(featuredImage).map(() => ({
    field: "featuredImage",
    message: "The featured image is no longer in the library: choose another.",
  }));
  const missing = inText(
    "picture",
    missingIn(content),
    () => "A picture of the text is no longer in the library: readers see that it is missing.",
    "pictures of the text are no longer in the library: readers see that they are missing.",
  );
  return [...found, ...missing];
}

/** Pictures that have alternative text neither here nor in the library. */
function pictureFindings(elements: HtmlElement[]): Finding[] {
  const sources = elements
    .filter(({ name, attributes }) => name === "img" && !attributes.alt?.trim())
    .map(({ attributes }) => attributes.src ?? "");
  const views = viewPictures(sources);
  return inText(
    "picture",
    sources.filter((src) => !views.get(src)?.alt),
    () => "A picture has no description for those who do not see it.",
    "pictures have no description for those who do not see them.",
  );
}

/** Headings that skip a level; the letter's title is level 1. */
function headingFindings(elements: HtmlElement[]): Finding[] {
  let before = 1;
  const jumps = elements.flatMap((element) => {
    const level = Number(/^h([1-6])$/.exec(element.name)?.[1] ?? 0);
    if (level === 0) return [];
    const isJump = level > before + 1;
    before = level;
    return isJump ? htmlText(element.children).trim() : [];
  });
  return inText(
    "heading",
    jumps,
    (text) => `The heading '${text}' jumps a level: the one before it is missing.`,
    "headings jump a level: the one before each is missing.",
  );
}

const INSIDE = /^\/(letters|blog|journey|gallery)\/([^/?#]+)/;

const finders = new Map<string, (name: string) => object | null>([
  ["letters", (slug) => findPost({ slug }, "public")],
  ["blog", (slug) => findPost({ slug }, "public")],
  ["journey", (slug) => findDestination({ slug }, "public")],
  ["gallery", (id) => findCollection(id, "public")],
]);

/** Each link costs a database query. */
const MOST_LINKS = 200;

/** Links to pages of the site that readers cannot open. */
function linkFindings(elements: HtmlElement[]): Finding[] {
  const links = elements.filter(({ name }) => name === "a");
  const addresses = new Set(links.map(({ attributes }) => attributes.href ?? ""));
  const inside = [...addresses].filter((address) => INSIDE.test(address));
  return inText(
    "link",
    inside.slice(0, MOST_LINKS).filter(leadsNowhere),
    (text) => `A link leads to what readers cannot open: ${text}`,
    "links lead to what readers cannot open.",
  );
}

function leadsNowhere(address: string) {
  const [, kind = "", name = ""] = INSIDE.exec(address) ?? [];
  return finders.get(kind)?.(name) === null;
}

/** The current location, if a text names it: that tells everyone where to find her. */
function placeFindings(texts: PostTexts): Finding[] {
  const here = firstPart(getJourney()?.currentLocation ?? "");
  if (here.length < 3) return [];
  const field = (["title", "excerpt", "content"] as const).find((name) => names(texts[name], here));
  if (!field) return [];
  const message = `It names ${here}, where the site says that you are today. Is it meant to?`;
  return [{ field, message }];
}

/** Whether a text contains these words as whole words. */
function names(text: string, words: string) {
  const pattern = `(?<![\\p{L}\\p{M}])${literalPattern(words)}(?![\\p{L}\\p{M}])`;
  return new RegExp(pattern, "iu").test(text);
}
