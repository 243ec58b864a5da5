import { firstPart } from "~/models/base/places/known-place";
import { placesOfPost } from "~/models/destinations/post-places.server";
import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import type { PostText } from "~/models/posts/posts-of-days.server";
import type { MomentCard } from "~/models/road/moments/moment-lists.server";
import { renderContent } from "~/models/texts/content/render-content.server";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { pick } from "~/utils/pick";
import { siteDay } from "~/utils/words/dates";
import { placesOfStops } from "./book-places.server";
import type { BookStop } from "./book-stops.server";
import type { JourneyPart } from "./parts";
import { photoPagesOf } from "./photo-pages.server";

/** A letter or a moment. */
export type WrittenPost = (PostText & { isMoment: false }) | (MomentCard & { isMoment: true });

/** What the book contains already: each place gets one box, and no photograph from a collection appears twice. */
export type PrintedContent = { places: Set<string>; texts: string[] };

/** A part of the book, as its chapter shows it. Between two letters other requests get a turn. */
export async function viewOfPart(
  part: JourneyPart<BookStop, WrittenPost>,
  number: number,
  printed: PrintedContent,
) {
  const { stops } = part;
  const posts = [];
  for (const item of part.items) {
    if (item.isMoment) continue;
    await yieldToLoop();
    posts.push(viewOfPost(item, stops, printed));
  }
  const opening = stops.find(({ featuredImage }) => featuredImage)?.featuredImage ?? null;
  printed.texts.push(opening ?? "");
  return {
    id: `part-${number}`,
    ...pick(part, "name", "isContinued"),
    states: [...new Set(stops.map(({ state }) => state).filter(Boolean))],
    days: stops[0] ? { from: stops[0].arrivedOn, to: stops.at(-1)?.arrivedOn ?? "" } : null,
    picture: described(viewPicture(opening), part.name),
    posts,
    moments: part.items.flatMap((item) => (item.isMoment ? momentOf(item) : [])),
    places: placesNotPrinted(stops, printed),
    photoPages: photoPagesOf(stops, (address) =>
      printed.texts.some((text) => text.includes(address)),
    ),
  };
}

export type BookPart = Awaited<ReturnType<typeof viewOfPart>>;
export type BookPost = BookPart["posts"][number];

function viewOfPost(post: PostText, stops: BookStop[], printed: PrintedContent) {
  const { slug, title, excerpt, content, featuredImage, publishedAt } = post;
  printed.texts.push(content, featuredImage ?? "");
  const from = placesOfPost(post);
  const slugs = new Set(from.map((place) => place.slug));
  return {
    slug,
    title,
    excerpt,
    day: siteDay(publishedAt ?? new Date()),
    from: from.map(({ name }) => firstPart(name)),
    picture: described(viewPicture(featuredImage), title),
    contentHtml: withLowerHeadings(withOwnIds(renderContent(content), slug)),
    places: placesNotPrinted(
      stops.filter((stop) => stop.slug !== null && slugs.has(stop.slug)),
      printed,
    ),
  };
}

/** Makes the ids of notes and the links to them unique among all letters of the book. */
function withOwnIds(html: string, slug: string) {
  return html.replace(/(<[^<>]* (?:id="|href="#))(note-\d)/g, `$1${slug}-$2`);
}

/**
 * Lowers a letter's headings, because its title is a heading of the third level here; they look the same as in the
 * letter.
 */
function withLowerHeadings(html: string) {
  return html.replace(/<h([234])\b/g, (tag, level) => `${tag} aria-level="${Number(level) + 2}"`);
}

function placesNotPrinted(stops: BookStop[], printed: PrintedContent) {
  const places = placesOfStops(stops, (slug) => printed.places.has(slug));
  for (const { slug } of places) printed.places.add(slug);
  return places;
}

function momentOf({ id, text, place, happenedAt }: MomentCard) {
  return { id, text, place, day: siteDay(happenedAt) };
}
