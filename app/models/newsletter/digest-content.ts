import type { RoadTravelled } from "~/models/road/line/road-travelled";
import { momentHtml } from "~/models/road/moments/moment-html";
import { figureHtml } from "~/models/texts/content/content-figure";
import { escapedAttribute, escapedText } from "~/utils/markup/escape-html";
import { counted, grouped } from "~/utils/words/counted";
import { inOneLine } from "~/utils/words/quoted";
import type { DigestNews } from "./digest-news.server";

/** The first text of a digest, before its owner edits it: HTML by the rules of a letter's content. */
export function digestContent(
  { posts, moments, destinations, collections, road }: DigestNews,
  map: string | null,
) {
  return [
    ...section("New letters", posts.map(postHtml)),
    ...section("Moments", moments.map(momentHtml)),
    ...section("Places", destinations.map(placeHtml)),
    ...section("Pictures", collections.map(collectionHtml)),
    ...section("The road since last time", road ? [roadHtml(road, map)] : []),
  ].join("\n");
}

/** The preheader, which mail programs show beside the subject, such as '2 letters, 1 place and 434 km of road'. */
export function digestSummary({ posts, moments, destinations, collections, road }: DigestNews) {
  const photos = collections.reduce((sum, collection) => sum + collection.photos, 0);
  const parts = [
    posts.length > 0 && counted(posts.length, "letter"),
    moments.length > 0 && counted(moments.length, "moment"),
    destinations.length > 0 && counted(destinations.length, "place"),
    photos > 0 && counted(photos, "picture"),
    road && road.kilometres > 0 && `${grouped(road.kilometres)} km of road`,
  ].filter((part) => part !== false && part !== null);
  return listed(parts);
}

/** The first subject of a digest: what is new, else where the road led. */
export function digestSubject({ posts, moments, destinations, collections, road }: DigestNews) {
  const titles = [
    ...posts.map(({ title }) => title),
    ...(road ? [listed(road.places.slice(0, 3))] : []),
    ...destinations.map(({ name }) => name),
    ...collections.map(({ title }) => title),
    ...moments.map(({ text }) => inOneLine(text)),
  ];
  return titles[0] ?? "";
}

/** The description of the map for people who do not see it. */
export function roadWords({ places, kilometres }: RoadTravelled) {
  const far = kilometres > 0 ? `, ${grouped(kilometres)} km` : "";
  return `Map of the road to ${listed(places.slice(0, MOST_NAMES))}${far}`;
}

const MOST_NAMES = 12;

function section(title: string, items: string[]) {
  return items.length > 0 ? [`<h2>${title}</h2>`, ...items] : [];
}

function postHtml({ title, slug, excerpt, featuredImage }: DigestNews["posts"][number]) {
  const address = escapedAttribute(`/letters/${slug}`);
  const picture = featuredImage ? figure([featuredImage]) : "";
  const paragraph = excerpt ? `<p>${escapedText(excerpt)}</p>` : "";
  return `${picture}<h3><a href="${address}">${escapedText(title)}</a></h3>${paragraph}<p><a href="${address}">Read the letter</a></p>`;
}

function placeHtml({
  name,
  slug,
  region,
  description,
  featuredImage,
}: DigestNews["destinations"][number]) {
  const image = featuredImage ? `<img src="${escapedAttribute(featuredImage)}" alt="">` : "";
  const words = `<strong>${escapedText(name)}</strong> <small>${escapedText(region)}</small>`;
  const paragraph = description ? `<p>${escapedText(description)}</p>` : "";
  const address = escapedAttribute(`/journey/${slug}`);
  return `<div><a href="${address}">${image}${words}</a></div>${paragraph}`;
}

function collectionHtml({ id, title, isNew, photos, pictures }: DigestNews["collections"][number]) {
  const link = `<a href="/gallery/${id}">${escapedText(title)}</a>`;
  const many = counted(photos, isNew ? "picture" : "new picture");
  const shown = pictures.length > 0 ? figure(pictures) : "";
  return `<p>${photos > 0 ? `${many} in ${link}` : link}</p>${shown}`;
}

function roadHtml(road: RoadTravelled, map: string | null) {
  const { places, kilometres } = road;
  const picture = map ? figure([map]) : "";
  const far = kilometres > 0 ? `${grouped(kilometres)} km of road: ` : "";
  return `${picture}<p>${far}${escapedText(listed(places))}.</p>`;
}

/** Without captions, because nothing is known to say; the library's descriptions serve as alternative text. */
function figure(addresses: string[]) {
  return figureHtml(addresses.map((address) => ({ address })));
}

function listed(names: string[]) {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
