import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { createCollection, updateCollection } from "~/models/collections/collection.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import type { ShareItem } from "~/models/find/share/share-picture";
import { THE_JOURNEY, THE_SITE } from "~/models/find/share/share-picture";
import { shareAddress, sharePicturesFolder } from "~/models/find/share/share-picture.server";
import { findShareSubject } from "~/models/find/share/share-subject.server";
import { sweepSharePictures } from "~/models/find/share/share-sweep.server";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { enqueue } from "~/models/pictures/task-queue.server";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateSettings } from "~/models/texts/settings.server";
import { meta } from "~/routes/site/post";
import { drawn } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";
import { createPost, got } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { callRoute, SITE, send } from "../support/requests/routes";

const DAY_MS = 86_400_000;
const live = { publishedAt: new Date(Date.now() - DAY_MS) };

let slug = 0;
beforeEach(() => {
  slug += 1;
});

function addLetter(more: Partial<Parameters<typeof createPost>[0]> = {}) {
  const { id } = createPost({ title: `Shared ${slug}`, ...live, ...more });
  return { kind: "post", id } as const satisfies ShareItem;
}

function address(item: ShareItem) {
  const path = shareAddress(item);
  if (!path) throw new Error("The item has no public picture.");
  return path;
}

async function bytesAt(path: string) {
  const answer = await send("GET", path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test("a letter's picture is a JPEG of the size that its head says, made once", async () => {
  const featuredImage = await addPicture(await drawn(1400, 900, "#ff0000").jpeg().toBuffer());
  const letter = addLetter({ featuredImage });
  const first = await bytesAt(address(letter));
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  const [red = 0, , blue = 255] = await sharp(first)
    .extract({ left: 9, top: 9, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  expect(await bytesAt(address(letter))).toEqual(first);
});

test("the head of its page names it, with its size and words; a draft's names none", async () => {
  const cookie = await signedInOwner();
  const tagsOf = async (title: string, publishedAt: Date | null) => {
    const { id, slug } = createPost({ title, publishedAt });
    const page = (await callRoute("GET", `/letters/${slug}`, { cookie })) as { data: object };
    const matches = [{ id: "root", data: { origin: SITE } }];
    const told = meta({ data: page.data, matches } as unknown as Parameters<typeof meta>[0]) ?? [];
    const tags = told.flatMap((one) => ("property" in one ? [[one.property, one.content]] : []));
    return { id, tags: Object.fromEntries(tags) as Record<string, string> };
  };
  const shown = await tagsOf(`Told ${slug}`, live.publishedAt);
  expect(shown.tags["og:image"]).toBe(SITE + address({ kind: "post", id: shown.id }));
  expect(shown.tags).toMatchObject({ "og:image:width": "1200", "og:image:height": "630" });
  expect(shown.tags["og:image:alt"]).toContain(`Told ${slug}`);
  const draft = await tagsOf(`Untold ${slug}`, null);
  expect(draft.tags["og:image"]).not.toContain("/share/");
  expect(draft.tags["og:image:width"]).toBeUndefined();
});

test("another title, photograph or road is another picture, and the one before it goes", async () => {
  const letter = addLetter();
  const first = address(letter);
  await bytesAt(first);
  got(updatePost(letter.id, { title: `Renamed ${slug}` }));
  const second = address(letter);
  expect(second).not.toBe(first);
  await bytesAt(second);
  const files = readdirSync(join(sharePicturesFolder, "post", letter.id));
  expect(files).toHaveLength(1);
  const moved = await send("GET", first);
  expect([moved.status, moved.headers.get("Location")]).toEqual([302, second]);

  const journey = address(THE_JOURNEY);
  createPin({
    name: "Hampi",
    country: "India",
    pinType: "visited",
    visitedDate: "2024-01-05",
    coordinates: { lat: 15.335, lng: 76.46 },
  });
  expect(address(THE_JOURNEY)).not.toBe(journey);
});

test("a text that its picture does not show leaves the picture as it is", () => {
  const letter = addLetter();
  const before = address(letter);
  got(updatePost(letter.id, { content: "Another text." }));
  expect(address(letter)).toBe(before);
});

test("a hidden pin is on no picture", () => {
  const before = address(THE_JOURNEY);
  createPin({
    name: "Secret",
    country: "India",
    pinType: "visited",
    isVisible: false,
    coordinates: { lat: 20, lng: 80 },
  });
  expect(address(THE_JOURNEY)).toBe(before);
});

const place = () => got(createDestination({ name: `Place ${slug}` }));
const hidings: Record<string, () => [ShareItem, () => unknown]> = {
  "a hidden letter": () => {
    const item = addLetter();
    return [item, () => updatePost(item.id, { isVisible: false })];
  },
  "a draft": () => {
    const item = addLetter();
    return [item, () => updatePost(item.id, { publishedAt: null })];
  },
  "a scheduled letter": () => {
    const item = addLetter();
    return [item, () => updatePost(item.id, { publishedAt: new Date(Date.now() + DAY_MS) })];
  },
  "a deleted letter": () => {
    const item = addLetter();
    return [item, () => deletePost(item.id)];
  },
  "a hidden place": () => {
    const { id } = place();
    return [{ kind: "destination", id }, () => updateDestination(id, { isVisible: false })];
  },
  "a hidden album": () => {
    const { id } = createCollection({ title: `Album ${slug}` });
    return [{ kind: "collection", id }, () => updateCollection(id, { isVisible: false })];
  },
};

describe.each(Object.entries(hidings))("%s", (_, make) => {
  test("has no public picture, under the address that it had neither, for the owner neither", async () => {
    const [item, hide] = make();
    const path = address(item);
    await bytesAt(path);
    hide();
    expect(shareAddress(item)).toBeNull();
    const cookie = await signedInOwner();
    for (const sent of [{}, { cookie }]) {
      expect((await send("GET", path, sent)).status).toBe(404);
      const guessed = path.replace(/[0-9a-f]{16}/, "0123456789abcdef");
      expect((await send("GET", guessed, sent)).status).toBe(404);
    }
  });
});

test("strangers cannot ask for anything else: other shapes, kinds, ids and names are not there", async () => {
  const letter = addLetter();
  const path = address(letter);
  const wrong = [
    path.replace(".jpg", "-square.jpg"),
    path.replace(".jpg", ".png"),
    path.replace("/post/", "/destination/"),
    path.replace("/post/", "/note/"),
    `/share/post/..%2F..%2Fsite.db/${"0".repeat(16)}.jpg`,
  ];
  for (const other of wrong) expect((await send("GET", other)).status, other).toBe(404);
  expect(existsSync(join(sharePicturesFolder, "post", letter.id))).toBe(false);
});

test("the pictures of an item that is gone are swept away, others stay", async () => {
  const [gone, kept] = [addLetter(), addLetter()];
  await bytesAt(address(gone));
  await bytesAt(address(kept));
  deletePost(gone.id);
  await sweepSharePictures();
  const folders = readdirSync(join(sharePicturesFolder, "post"));
  expect(folders).not.toContain(gone.id);
  expect(folders).toContain(kept.id);
});

/** Letters of a script that no machine here has a typeface for. */
const KAWI = "\u{11f04}\u{11f12}\u{11f13}";

test.each([
  ["Latin", "First Light on Dal Lake", true],
  ["Latin with accents", "Café déjà vu in São Tomé, Łódź", true],
  ["accents of their own", "Cafe\u0301 de\u0301ja\u0300 vu", true],
  ["Devanagari", "क्षितिज के पार", true],
  ["Malayalam, with a sign that is no letter", "സ്ത്രീ, ക്ഷേത്രം 🚂", true],
  ["a script without a typeface", KAWI, false],
  ["both", `Day 5: ${KAWI} arrives`, true],
  ["signs alone", "🚂☕", false],
])("a title in %s is set, or the photograph stands alone", async (_, title, isSet) => {
  const photograph = await drawn(1400, 900, "#ff0000").jpeg().toBuffer();
  const featuredImage = await addPicture(photograph);
  const bytes = await bytesAt(address(addLetter({ title, featuredImage })));
  const [paper] = (
    await sharp(bytes).extract({ left: 1150, top: 20, width: 9, height: 9 }).stats()
  ).channels.slice(1);
  const hasPaper = (paper?.mean ?? 0) > 40;
  expect(hasPaper, "the green of paper beside the photograph").toBe(isSet);
});

/** The picture of a letter with this title and no photograph: the same words are the same bytes. */
function lettered(title: string) {
  return bytesAt(address(addLetter({ title })));
}

test.each([
  [`Tokyo ${KAWI}`, "Tokyo"],
  [`5 days in ${KAWI} (Tokyo)`, "5 days in (Tokyo)"],
  [`Tokyo (${KAWI}), Nara`, "Tokyo, Nara"],
  [`${KAWI}: a “${KAWI}” day – ${KAWI}`, "a day"],
  [`Oslo. ${KAWI}. Bergen`, "Oslo. Bergen"],
  [`${KAWI} वाला बस`, "वाला बस"],
  ["Oslo x\u0300", "Oslo x"],
  ["North 🇮🇳 to 👨‍👩‍👧 South ☕️ 1️⃣", "North to South 1"],
])("'%s' is lettered as '%s'", async (title, shown) => {
  const one = await lettered(title);
  expect(one.equals(await lettered(shown))).toBe(true);
  expect(one.equals(await lettered(KAWI))).toBe(false);
});

test.each([
  ["Slow Trains 🇮🇳", "Slow Trains"],
  [`${KAWI} Journal`, "Journal"],
  ["🇮🇳", KAWI],
])("a site named '%s' is lettered as '%s'", async (siteName, shown) => {
  const named = async (name: string) => {
    got(updateSettings({ siteName: name }));
    return lettered("A day");
  };
  const one = await named(siteName);
  expect(one.equals(await named(shown))).toBe(true);
  got(updateSettings({ siteName: null }));
  expect(one.equals(await lettered("A day"))).toBe(false);
});

test("a thin photograph is enlarged for what is shown of it alone", async () => {
  for (const [width, height] of [
    [3000, 3],
    [3, 3000],
  ] as const) {
    const featuredImage = await addPicture(await drawn(width, height, "#00ff00").png().toBuffer());
    const bytes = await bytesAt(address(addLetter({ featuredImage })));
    const { dominant } = await sharp(bytes)
      .extract({ left: 9, top: 9, width: 99, height: 99 })
      .stats();
    expect(dominant.g).toBeGreaterThan(200);
  }
});

test("while too many are waiting, strangers are led to the photograph, or told when to come again", async () => {
  const featuredImage = await addPicture(await drawn(1300, 900, "#0000ff").jpeg().toBuffer());
  const [withPhoto, without] = [addLetter({ featuredImage }), addLetter()];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const to = (index: number) => join(sharePicturesFolder, `waiting-${index}.png`);
  const jobs = Array.from({ length: 20 }, (_, index) =>
    enqueue({ kind: "draw", svg, to: to(index) }, "share"),
  );
  const led = await send("GET", address(withPhoto));
  expect([led.status, led.headers.get("Location")]).toEqual([
    302,
    featuredImage.replace("-1300.", "-1280."),
  ]);
  expect(led.headers.get("Cache-Control")).toBe("no-store");
  const told = await send("GET", address(without));
  expect([told.status, told.headers.get("Retry-After")]).toEqual([503, "10"]);
  // The owner's own is drawn all the same, and what waited after it.
  await askPictureProcess({ kind: "draw", svg, to: to(jobs.length) }, "owner");
  await Promise.all(jobs.map(({ result }) => result));
  expect((await send("GET", address(withPhoto))).status).toBe(200);
});

/** How wide a title is that stands on one line: letters that were joined take less room. */
async function widthOf(title: string) {
  // A name that cannot be drawn is not there above it.
  got(updateSettings({ siteName: KAWI }));
  const bytes = await bytesAt(address(addLetter({ title })));
  got(updateSettings({ siteName: null }));
  const box = { left: 56, top: 450, width: 752, height: 130 };
  const { data, info } = await sharp(bytes)
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (column: number) =>
    Array.from({ length: info.height }, (_, row) => data[row * info.width + column] ?? 0).some(
      (grey) => grey > 165,
    );
  return Array.from({ length: info.width }, (_, column) => isInk(column)).lastIndexOf(true);
}

test.each([
  ["Devanagari", "क्षत्रश्री", "क्\u200cषत्\u200cरश्\u200cरी"],
  ["Malayalam", "ക്ഷത്രശ്രീ", "ക്\u200cഷത്\u200cരശ്\u200cരീ"],
])("%s letters are joined as their script asks", async (_, joined, apart) => {
  const [one, other] = [await widthOf(joined), await widthOf(apart)];
  expect(one).toBeGreaterThan(80);
  expect(one).toBeLessThan(other * 0.9);
});

test.each(["oź", "oń", "oć", "oẵ", "oế", "oạ", "oā", "oū", "oṣ", "oš", "oã", "oé"])(
  "the accent of '%s' stands over its letter, not beside it",
  async (accented) => {
    const plain = accented.normalize("NFD").replace(/\p{M}/gu, "");
    const [one, other] = [await widthOf(accented), await widthOf(plain)];
    expect(Math.abs(one - other)).toBeLessThan(4);
  },
);

test("the words on a picture are the owner's own, whatever it stands for", () => {
  const names = { siteName: "North to South", siteKind: "By Rail" };
  got(updateSettings(names));
  const collection = createCollection({ title: "Windows", isVisible: true });
  const place = got(createDestination({ name: "Oslo", isVisible: true }));
  const letter = addLetter({ title: "The night train" });
  const wordsOn = (item: ShareItem) => {
    const subject = findShareSubject(item);
    return [subject?.name, subject?.title];
  };
  expect(wordsOn(THE_SITE)).toEqual([names.siteKind, names.siteName]);
  expect(wordsOn(THE_JOURNEY)).toEqual([names.siteName, "The Journey"]);
  expect(wordsOn(letter)).toEqual([names.siteName, "The night train"]);
  expect(wordsOn({ kind: "destination", id: place.id })).toEqual([names.siteName, "Oslo"]);
  expect(wordsOn({ kind: "collection", id: collection.id })).toEqual([names.siteName, "Windows"]);
  got(updateSettings({ siteName: null, siteKind: null }));
});
