import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { parse } from "yaml";
import { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { newDestinationInput } from "~/models/destinations/destination";
import { createDestination } from "~/models/destinations/destination.server";
import { homeContentInput } from "~/models/home/home-content";
import { updateHomeContent } from "~/models/home/home-content.server";
import { journeyInput } from "~/models/journey/journey";
import { updateJourney } from "~/models/journey/journey.server";
import { importPicture } from "~/models/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { newPinInput } from "~/models/pins/pin";
import { createPin } from "~/models/pins/pin.server";
import { newPostInput } from "~/models/posts/post";
import { createPost } from "~/models/posts/post.server";
import { relatePosts } from "~/models/posts/related.server";
import { projectFile } from "~/utils/files/project-file.server";
import { db, transact } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

const folder = projectFile("demo/journey");
const DAY_MS = 24 * 60 * 60 * 1000;
const JOURNEY_START = new Date("2025-08-01T06:00:00+05:30");

type Entry = Record<string, unknown>;
/** The address of each stored demo picture, by its file name. */
type Addresses = Map<string, string>;

function read<Content>(file: string) {
  return parse(readFileSync(join(folder, file), "utf8")) as Content;
}

/**
 * Fills an empty database with the demo journey, through the same schemas and verbs that the
 * owner's forms use. The records come in one transaction: all of them or none.
 */
export async function seedDemo() {
  const addresses = await addPictures();
  transact(() => {
    updateHomeContent(homeContentInput.parse(withAddresses(read("home.yaml"), addresses)));
    for (const pin of read<Entry[]>("pins.yaml")) {
      createPin(newPinInput.parse(withAddresses(pin, addresses)));
    }
    seedDestinations(addresses, seedPosts(addresses), seedCollections(addresses));
    // Last: the pin and the place that are current have moved the traveller, and these are the figures there.
    updateJourney(journeyInput.parse(withAddresses(read("journey.yaml"), addresses)));
  });
}

async function addPictures(): Promise<Addresses> {
  const known = read<Record<string, PictureEntry>>("pictures.yaml");
  const files = readdirSync(join(folder, "pictures"));
  const addresses: Addresses = new Map();
  for (const file of files.filter((name) => name.endsWith(".webp"))) {
    const picture = await importPicture(join(folder, "pictures", file), knownOf(known[file]));
    addresses.set(file, pictureAddress(picture));
  }
  return addresses;
}

/** A picture's entry: its words, and where these are not all, the focus as well. */
type PictureEntry = string | { alt: string; focus: [x: number, y: number] };

function knownOf(entry: PictureEntry = "") {
  if (typeof entry === "string") return { alt: entry };
  const [x, y] = entry.focus;
  return { alt: entry.alt, focus: { x, y } };
}

/** The entry with every picture's file name, alone or inside HTML, replaced by its address; empty texts left out. */
function withAddresses(entry: Entry, addresses: Addresses): Entry {
  const replaced = Object.entries(entry)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => [
      key,
      typeof value === "string"
        ? value.replace(/[\w-]+\.webp/g, (file) => addresses.get(file) ?? file).trim()
        : value,
    ]);
  return Object.fromEntries(replaced);
}

/** An entry that names posts by their slugs. */
type Naming = Entry & { relatedPosts?: string[] };

function idsOf(slugs: string[], postIds: Map<string, string>) {
  return slugs.flatMap((slug) => postIds.get(slug) ?? []);
}

function seedPosts(addresses: Addresses) {
  const ids = new Map<string, string>();
  const related = new Map<string, string[]>();
  for (const file of readdirSync(join(folder, "posts"))) {
    const { relatedPosts = [], ...entry } = read<Naming>(join("posts", file));
    const result = createPost(newPostInput.parse(withAddresses(entry, addresses)));
    if (!result.ok) throw new Error(`The demo letter ${entry.title} could not be added.`);
    const post = result.item;
    const written = post.publishedAt ?? JOURNEY_START;
    db.update(blogPosts)
      .set({ createdAt: written, updatedAt: written })
      .where(eq(blogPosts.id, post.id))
      .run();
    ids.set(post.slug, post.id);
    related.set(post.id, relatedPosts);
  }
  for (const [id, slugs] of related) relatePosts("post", id, idsOf(slugs, ids));
  return ids;
}

function seedCollections(addresses: Addresses) {
  const ids = new Map<string, string>();
  const collections = read<(Entry & { key: string; media: Entry[] })[]>("collections.yaml");
  for (const [index, { key, media, ...entry }] of collections.entries()) {
    const collection = createCollection(newCollectionInput.parse(withAddresses(entry, addresses)));
    const createdAt = new Date(JOURNEY_START.getTime() + (index + 1) * 12 * DAY_MS);
    db.update(galleryCollections)
      .set({ createdAt })
      .where(eq(galleryCollections.id, collection.id))
      .run();
    for (const { file, thumbnail, ...item } of media) {
      const medium = { url: file, thumbnailUrl: thumbnail, ...item, collectionId: collection.id };
      addMedia(newMediaInput.parse(withAddresses(medium, addresses)));
    }
    ids.set(key, collection.id);
  }
  return ids;
}

function seedDestinations(
  addresses: Addresses,
  postIds: Map<string, string>,
  collectionIds: Map<string, string>,
) {
  const entries = read<(Naming & { relatedCollection?: string })[]>("destinations.yaml");
  for (const [
    index,
    { relatedCollection = "", relatedPosts = [], ...entry },
  ] of entries.entries()) {
    const result = createDestination(
      newDestinationInput.parse({
        ...withAddresses(entry, addresses),
        relatedGalleryId: collectionIds.get(relatedCollection),
        relatedBlogPosts: idsOf(relatedPosts, postIds),
      }),
    );
    if (!result.ok) throw new Error(`The demo destination ${entry.name} could not be added.`);
    const createdAt = new Date(JOURNEY_START.getTime() + index * 5 * DAY_MS);
    db.update(destinations).set({ createdAt }).where(eq(destinations.id, result.item.id)).run();
  }
}
