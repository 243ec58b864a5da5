import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listPlacesToLeave } from "~/models/base/places/known-place.server";
import { listHiddenMoves } from "~/models/base/places/moves.server";
import { undoDeletion } from "~/models/bin/bin-restore.server";
import { createDestination, deleteDestination } from "~/models/destinations/destination.server";
import { findPost } from "~/models/posts/post.server";
import { findPostStatus } from "~/models/posts/post-lists.server";
import { hiddenState } from "~/models/road/journey/hidden-moves.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { showDueMoves, showHiddenMoves } from "~/models/road/journey/show-moves.server";
import { undoMove } from "~/models/road/journey/undo-move.server";
import { createMoment, findMoment } from "~/models/road/moments/moment.server";
import { listMomentsSincePost } from "~/models/road/moments/moments-since-post.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import type { Pin } from "~/models/road/pins/pin-lists.server";
import { updateSettings } from "~/models/texts/settings.server";
import { siteDay } from "~/utils/words/dates";
import { contentVersion, db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { moments } from "~db/schema/moments";
import { pictures } from "~db/schema/pictures";
import { arrive } from "../support/records/arrive";
import { makeItems } from "../support/records/items";
import { beginJourney } from "../support/records/journey";
import { createPost, got } from "../support/records/saved";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";
import { startPublicSite } from "../support/requests/public-site";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cookie = await signedInOwner();
const items = makeItems();
let get: Awaited<ReturnType<typeof startPublicSite>>;
let idOf = beginJourney();

beforeAll(async () => {
  get = await startPublicSite();
});

beforeEach(() => {
  db.delete(moments).run();
  updateSettings({ hereShown: null, hereDelayHours: null });
  idOf = beginJourney();
});

/** A place that nothing on the site names, with a name, words and a position that are found anywhere. */
const PLACE = {
  name: "Zzqhostel, Tamil Nadu",
  currentLocationDescription: "Zzqroom above the tea stall",
  coordinates: { lat: 9.4321, lng: 77.8765 },
};
/** Its position as it is written, and not a second of a clock. */
const TOLD = /zzq|(?<!\d)9\.43|(?<!\d)77\.87/;

const today = siteDay(new Date());

/** All that a visitor gets at every public address, by the address. */
async function walk() {
  const answers = new Map<string, string>();
  for (const [path, shown] of Object.entries(publicAddresses)) {
    for (const address of addressesOf(path, shown, items)) {
      const { status, text, headers } = await get(address);
      answers.set(address, `${status} ${headers.get("ETag")} ${text}`);
    }
  }
  for (const address of [`/journey?on=${today}`, "/api/search?q=zzqhostel", "/search?q=zzqroom"]) {
    answers.set(address, (await get(address)).text);
  }
  return answers;
}

test("while a move is hidden every public address answers as before, and afterwards it is told", async () => {
  createPost({ title: "Before", publishedAt: new Date(Date.now() - 1000) });
  updateSettings({ hereShown: "when-moved-on" });
  const before = await walk();
  const version = contentVersion();
  arrive(PLACE);
  updateJourney({ nextStop: "Zzqnext" });

  const during = await walk();
  expect(during.size).toBeGreaterThan(60);
  for (const [address, answer] of during) {
    // A search repeats what was asked.
    if (!TOLD.test(address)) expect(answer, address).not.toMatch(TOLD);
    expect(answer, address).toBe(before.get(address));
  }

  expect((await api("GET", "/api/journey", { cookie })).body).toMatchObject({
    currentLocation: PLACE.name,
    currentLocationDescription: PLACE.currentLocationDescription,
    nextStop: "Zzqnext",
  });
  const pins: { name: string; pinType: string }[] = (
    await api("GET", "/api/travel-pins", { cookie })
  ).body;
  expect(pins.find(({ pinType }) => pinType === "current")?.name).toBe(PLACE.name);
  expect((await api("GET", "/api/journey/stats", { cookie })).body.statesCovered).toBe(13);
  expect(contentVersion(), "nothing that is public was written").toBe(version);
  updateSettings({ hereShown: "at-once" });
  expect(await shownAt(), "the setting reveals nothing").toBe("Thrissur, Kerala");

  expect(showHiddenMoves()).toBe(PLACE.name);
  const after = await walk();
  for (const address of ["/", "/journey", "/about", "/api/journey", "/api/travel-pins"]) {
    expect(after.get(address), address).toMatch(TOLD);
  }
});

const shownAt = async () => (await api("GET", "/api/journey")).body.currentLocation;

test("a move is shown once she has moved on, and the next one waits", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  arrive({ name: "Coimbatore" });
  arrive({ name: "Munnar, Kerala" });
  expect(await shownAt()).toBe("Coimbatore");
  expect(hiddenState()).toMatchObject({ here: "Munnar, Kerala", shown: "Coimbatore" });
  expect(undoMove()).toBe("Coimbatore");
  expect(await shownAt()).toBe("Coimbatore");
});

test("another name for where she is leads nowhere, and tells no place", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  arrive({ name: "Munnar, Kerala" });
  arrive({ name: "Tea hostel", coordinates: { lat: 10.1, lng: 77.06 } });
  expect(await shownAt()).toBe("Thrissur, Kerala");
  expect((await asOwner("/api/journey")).currentLocation).toBe("Tea hostel");
  arrive({ name: "Coimbatore" });
  expect(await shownAt()).toBe("Tea hostel");
});

test("a move is shown after its time, and one that is shown at once waits for none before it", async () => {
  const letter = sealed("Munnar, Kerala");
  arrive({ name: "Munnar, Kerala", shown: "later", currentLocationDescription: "Tea." });
  const moment = createMoment({ text: "Leaves in a basket" });
  arrive({ name: "Coimbatore", shown: "at-once" });
  expect(showDueMoves()).toBe(false);
  expect(await shownAt()).toBe("Coimbatore");
  expect(hiddenState()).toMatchObject({
    here: "Munnar, Kerala",
    shown: "Coimbatore",
    isPassed: true,
  });
  const munnar = `/api/travel-pins/${idOf("Munnar")}`;
  expect((await api("GET", munnar)).body).toMatchObject({ pinType: "planned", visitedDate: null });
  expect(await asOwner(munnar)).toMatchObject({ pinType: "visited", visitedDate: today });
  expect((await asOwner("/api/journey")).currentLocation).toBe("Coimbatore");
  expect((await api("GET", `/api/moments/${moment.id}`)).status).toBe(404);

  db.update(moves)
    .set({ shownAt: new Date(Date.now() - 1) })
    .where(eq(moves.isShown, false))
    .run();
  expect(showDueMoves()).toBe(true);
  expect(await shownAt()).toBe("Coimbatore");
  expect((await api("GET", munnar)).body).toMatchObject({ pinType: "visited", visitedDate: today });
  expect((await api("GET", `/api/moments/${moment.id}`)).status).toBe(200);
  expect(findPostStatus(letter), "she has left").toBe("live");
  expect(listHiddenMoves()).toEqual([]);
});

test("a hidden place without a pin stands on the road before the place where she has gone since", async () => {
  arrive({ ...PLACE, shown: "later" });
  arrive({ name: "Coimbatore", shown: "at-once" });
  const named = async () => {
    const pins: Pin[] = (await api("GET", "/api/travel-pins")).body;
    return pins.map(({ name, pinType }) => `${name} ${pinType}`);
  };
  expect(await named()).not.toContainEqual(expect.stringMatching(TOLD));
  showHiddenMoves();
  expect(await named()).toEqual([
    "Srinagar visited",
    "Mysuru visited",
    "Thrissur, Round South visited",
    `${PLACE.name} visited`,
    "Coimbatore current",
    "Munnar planned",
    "Kanyakumari planned",
  ]);
});

test("a stale mark of the place that she has left hidden moves nobody, and tells nothing", async () => {
  const [guide, pin] = [idOf("Thrissur, Kerala"), idOf("Thrissur, Round South")];
  updateSettings({ hereShown: "when-moved-on" });
  arrive(PLACE);
  await put(`/api/destinations/${guide}`, { isCurrentLocation: true, state: "KL" });
  await put(`/api/travel-pins/${pin}`, { pinType: "current", notes: "Drums." });
  expect((await asOwner("/api/journey")).currentLocation).toBe(PLACE.name);
  expect(await shownAt()).toBe("Thrissur, Kerala");
  expect((await api("GET", `/api/travel-pins/${pin}`)).body).toMatchObject({
    pinType: "current",
    notes: "Drums.",
  });
});

test("a place that was told after she had left it is where she was, once the move from it is undone", async () => {
  arrive({ ...PLACE, shown: "later" });
  arrive({ name: "Coimbatore", shown: "at-once" });
  showHiddenMoves();
  expect(undoMove()).toBe(PLACE.name);
  expect(await shownAt()).toBe(PLACE.name);
  const pins: Pin[] = (await api("GET", "/api/travel-pins")).body;
  expect(pins.find(({ pinType }) => pinType === "current")?.name).toBe(PLACE.name);
});

test("taking back the last move leaves her where the hidden one before it led", async () => {
  arrive({ ...PLACE, shown: "later" });
  arrive({ name: "Coimbatore", shown: "at-once" });
  undoMove();
  expect(await shownAt()).toBe("Thrissur, Kerala");
  expect((await asOwner("/api/journey")).currentLocation).toBe(PLACE.name);
  expect(undoMove()).toBe("Thrissur, Kerala");
});

test("what is changed of a hidden place's pin waits too, and its version is the one that is stored", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const id = idOf("Coimbatore");
  updatePin(id, { pinType: "current", notes: "Zzqnotes" });
  const hers = (await api("GET", `/api/travel-pins/${id}`, { cookie })).body;
  expect(hers).toMatchObject({ pinType: "current", notes: "Zzqnotes", visitedDate: today });
  const json = { description: "Zzqwords", version: hers.version };
  expect((await api("PUT", `/api/travel-pins/${id}`, { json, cookie })).status).toBe(200);
  const theirs = (await api("GET", `/api/travel-pins/${id}`)).body;
  expect(theirs).toMatchObject({ pinType: "planned", notes: "", visitedDate: null });
  showHiddenMoves();
  expect((await api("GET", `/api/travel-pins/${id}`)).body).toMatchObject({
    pinType: "current",
    notes: "Zzqnotes",
    description: "Zzqwords",
  });
});

test("a new pin or guide that is where she is, is hidden until then", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  createPin({ ...PLACE, country: "India", pinType: "current" });
  for (const path of ["/api/travel-pins", "/journey", "/api/journey"]) {
    expect((await get(path)).text, path).not.toMatch(TOLD);
  }
  showHiddenMoves();
  createDestination({
    name: "Zzqguide",
    coordinates: { lat: 8.5, lng: 77 },
    isCurrentLocation: true,
  });
  expect((await get("/api/destinations")).text).not.toContain("zzqguide");
  showHiddenMoves();
  expect((await get("/api/destinations")).text).toContain("zzqguide");
});

const sealed = (leaving: string, more = {}) =>
  createPost({ title: "Sealed", publishWhenLeft: idOf(leaving), publishedAt: null, ...more }).id;

test("a sealed letter comes out with the move that leaves its place", () => {
  const here = sealed("Thrissur, Kerala");
  const ahead = sealed("Munnar, Kerala");
  expect(findPostStatus(here)).toBe("sealed");
  expect(findPost({ id: here }, "public")).toBeNull();
  expect(findPost({ id: here }, "owner")?.publishWhenLeft).toBe(idOf("Thrissur, Kerala"));
  arrive({ name: "Coimbatore" });
  expect(findPostStatus(here)).toBe("live");
  expect(findPostStatus(ahead), "she was not there").toBe("sealed");
  arrive({ name: "Munnar, Kerala" });
  expect(findPostStatus(ahead)).toBe("sealed");
  arrive({ name: "Coimbatore" });
  expect(findPostStatus(ahead)).toBe("live");
});

test("where she is at no place that a letter can wait for, none is chosen for her", async () => {
  expect(listPlacesToLeave()[0]?.label).toBe("Thrissur, Kerala");
  arrive({ name: "Zzqcamp", coordinates: { lat: 9.4321, lng: 77.8765 } });
  const [first] = listPlacesToLeave();
  expect(first?.label).toBe("Choose a place");
  const json = { title: "X", publishWhenLeft: first?.value };
  expect((await api("POST", "/api/blog-posts", { json, cookie })).status).toBe(400);
});

test("it waits while the move is hidden, and comes out on its date at the latest", () => {
  const here = sealed("Thrissur, Kerala");
  const dated = sealed("Munnar, Kerala", { publishedAt: new Date(Date.now() + 60_000) });
  expect(findPostStatus(dated)).toBe("sealed");
  expect(findPostStatus(sealed("Munnar, Kerala", { publishedAt: new Date(Date.now() - 1) }))).toBe(
    "live",
  );
  arrive({ name: "Coimbatore", shown: "later" });
  expect(findPostStatus(here)).toBe("sealed");
  showHiddenMoves();
  expect(findPostStatus(here)).toBe("live");
});

test("who is told of a place once she has left it is told its sealed letters then", () => {
  updateSettings({ hereShown: "when-moved-on" });
  arrive({ name: "Munnar, Kerala" });
  const here = sealed("Munnar, Kerala");
  expect(findPostStatus(here)).toBe("sealed");
  arrive({ name: "Coimbatore" });
  expect(findPostStatus(here)).toBe("live");
});

test("the setting is the owner's alone, and a letter waits for no place that there is not", async () => {
  updateSettings({ hereShown: "later", hereDelayHours: 48 });
  expect((await api("GET", "/api/settings")).body).not.toHaveProperty("hereShown");
  expect((await api("GET", "/api/settings", { cookie })).body.hereDelayHours).toBe(48);
  const json = { title: "X", publishWhenLeft: "gone" };
  const refused = await api("POST", "/api/blog-posts", { json, cookie });
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { publishWhenLeft: [expect.stringMatching("Choose")] } },
  });
});

test("a moment that is written down while a move is hidden is told with it", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const before = await walk();
  arrive(PLACE);
  const moment = createMoment({ text: "Zzqdusk over the tea", place: "Zzqhostel" });

  for (const [address, answer] of await walk()) {
    expect(answer, address).toBe(before.get(address));
  }
  const path = `/api/moments/${moment.id}`;
  expect((await api("GET", path)).status).toBe(404);
  expect((await api("GET", path, { cookie })).body.text).toBe(moment.text);
  expect(listMomentsSincePost(""), "a letter would tell it").toEqual([]);

  arrive({ name: "Coimbatore" });
  expect(listMomentsSincePost("").map(({ text }) => text)).toEqual([moment.text]);
  expect((await api("GET", path)).body.place).toBe("Zzqhostel");
  expect((await get(`/journey?on=${today}`)).text).toMatch(/zzqdusk/i);
});

test("a hidden move that is taken back tells nothing of its moments", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  arrive(PLACE);
  const { id } = createMoment({ text: "Zzqdawn", place: "Zzqhostel" });
  undoMove();
  expect((await api("GET", `/api/moments/${id}`)).status).toBe(404);
  expect(findMoment(id)?.isVisible).toBe(false);
});

test("a letter is sealed no longer by a place that is deleted, until that comes back", () => {
  const id = sealed("Thrissur, Kerala");
  const place = idOf("Thrissur, Kerala");
  const deletedAt = deleteDestination(place);
  expect(findPost({ id }, "owner")?.publishWhenLeft).toBeNull();
  expect(findPostStatus(id)).toBe("draft");
  undoDeletion(deletedAt as Date);
  expect(findPost({ id }, "owner")?.publishWhenLeft).toBe(place);
});

const asOwner = async (path: string) => (await api("GET", path, { cookie })).body;
const put = (path: string, json: object) => api("PUT", path, { json, cookie });

test("a guide that is marked where a move is hidden leaves no public trace, and is unmarked as quietly", async () => {
  const { id, slug } = got(createDestination({ name: "Palakkad, Kerala", isVisible: true }));
  const [path, shown] = [`/api/destinations/${id}`, `/api/destinations/${slug}`];
  const before = await api("GET", shown);
  updateSettings({ hereShown: "when-moved-on" });
  const version = contentVersion();
  expect((await put(path, { isCurrentLocation: true })).status).toBe(200);
  expect(await asOwner(shown)).toMatchObject({ isCurrentLocation: true });
  expect((await put(path, { isCurrentLocation: false })).status).toBe(200);
  expect(await asOwner(shown)).toMatchObject({ isCurrentLocation: false });
  expect(contentVersion(), "nothing that is public was written").toBe(version);
  expect((await api("GET", shown)).body).toEqual(before.body);
});

test("what the owner has read while a move is hidden, and sends back, takes no public mark away", async () => {
  const guide = got(
    createDestination({
      name: "Guruvayur, Kerala",
      isVisible: true,
      coordinates: { lat: 10.59, lng: 76.04 },
      isCurrentLocation: true,
    }),
  );
  const path = `/api/destinations/${guide.id}`;
  const pins: Pin[] = (await api("GET", "/api/travel-pins")).body;
  const marked = pins.find(({ pinType }) => pinType === "current");
  const pinPath = `/api/travel-pins/${marked?.id}`;
  updateSettings({ hereShown: "when-moved-on" });
  arrive(PLACE);
  const { isCurrentLocation } = await asOwner(`/api/destinations/${guide.slug}`);
  const { pinType } = await asOwner(pinPath);
  expect([isCurrentLocation, pinType]).toEqual([false, "visited"]);
  await put(path, { isCurrentLocation, bestTimeToVisit: "January" });
  await put(pinPath, { pinType, notes: "Read and sent back" });
  expect((await api("GET", `/api/destinations/${guide.slug}`)).body).toMatchObject({
    isCurrentLocation: true,
    bestTimeToVisit: "January",
  });
  expect((await api("GET", pinPath)).body).toMatchObject({ pinType: "current" });
});

test("a pin becomes the hidden current one by its type alone, and is hidden at once where the owner hides it", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const path = `/api/travel-pins/${idOf("Coimbatore")}`;
  expect((await put(path, { pinType: "current" })).body).toMatchObject({ pinType: "current" });
  expect((await api("GET", path)).body).toMatchObject({ pinType: "planned" });
  await put(path, { isVisible: false });
  expect((await api("GET", path)).status).toBe(404);
});

const MUNNAR = { lat: 10.0889, lng: 77.0595 };
const MYSURU = { lat: 12.3, lng: 76.64 };

/** The address of a picture whose file says that it was taken there. */
function pictureTakenAt({ lat, lng }: typeof MUNNAR) {
  const id = randomBytes(8).toString("hex");
  db.insert(pictures)
    .values({ id, width: 1200, height: 800, placeholder: "", latitude: lat, longitude: lng })
    .run();
  return `/media/${id}-1200.jpg`;
}
const seenMoments = async () => (await api("GET", "/api/moments")).body as { id: string }[];

const lateChanges: [string, () => Record<string, unknown>][] = [
  ["its photograph, taken there", () => ({ picture: pictureTakenAt(MUNNAR) })],
  [
    "that photograph from a form",
    () => ({ text: "Rain", place: null, picture: pictureTakenAt(MUNNAR), isVisible: true }),
  ],
  ["its position", () => ({ coordinates: MUNNAR })],
  ["its name", () => ({ place: "Munnar", text: "Tea" })],
];

test.each(lateChanges)(
  "a moment that readers know and the hidden place gets by %s stays what it was until that is told",
  async (_by, change) => {
    updateSettings({ hereShown: "when-moved-on" });
    const { id } = createMoment({ text: "Rain since noon" });
    arrive({ name: "Munnar, Kerala" });
    const path = `/api/moments/${id}`;
    const [before, version] = [(await api("GET", path)).body, contentVersion()];
    const json = change();
    const { body } = await put(path, json);
    expect(body).toMatchObject(json);
    expect(await asOwner(path)).toEqual(body);
    expect((await api("GET", path)).body).toEqual(before);
    expect(await seenMoments()).toEqual([before]);
    expect(contentVersion(), "nothing that is public was written").toBe(version);

    await put(path, { text: "Rain since noon, and tea", version: body.version });
    expect((await api("GET", path)).body).toEqual(before);
    arrive({ name: "Coimbatore" });
    const { coordinates: _position, ...hers } = await asOwner(path);
    expect(hers).toMatchObject({ text: "Rain since noon, and tea", picture: body.picture });
    expect((await api("GET", path)).body).toEqual(hers);
  },
);

test.each(lateChanges)(
  "a moment that readers know and a new place gets by %s, before she says that she is there, waits as well",
  async (_by, change) => {
    updateSettings({ hereShown: "when-moved-on" });
    const { id } = createMoment({ text: "Rain since noon" });
    const path = `/api/moments/${id}`;
    const before = (await api("GET", path)).body;
    const json = change();
    await put(path, json);
    expect((await api("GET", path)).body).toEqual(before);
    arrive({ name: "Munnar, Kerala" });
    expect((await api("GET", path)).body).toEqual(before);
    undoMove();
    expect((await api("GET", path)).body).toEqual(before);
    expect(await asOwner(path)).toMatchObject(json);
    arrive({ name: "Munnar, Kerala" });
    arrive({ name: "Coimbatore" });
    const { coordinates: _position, ...told } = json;
    expect((await api("GET", path)).body).toMatchObject(told);
  },
);

test("another photograph tells no hidden place at a moment that has a place", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const { id } = createMoment({ text: "Palace", place: "Mysuru", picture: pictureTakenAt(MYSURU) });
  const before = await seenMoments();
  arrive({ name: "Munnar, Kerala" });
  await put(`/api/moments/${id}`, { picture: pictureTakenAt(MUNNAR) });
  expect(await seenMoments()).toEqual(before);
});

test("a moment is hidden and deleted at once, whatever of it waits", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const { id } = createMoment({ text: "Rain since noon" });
  const path = `/api/moments/${id}`;
  arrive({ name: "Munnar, Kerala" });
  await put(path, { place: "Munnar" });
  const version = contentVersion();
  await put(path, { isVisible: false });
  expect((await api("GET", path)).status).toBe(404);
  expect(contentVersion()).not.toBe(version);
  await put(path, { isVisible: true });
  expect((await api("GET", path)).status, "its place is hidden").toBe(404);
  showHiddenMoves();
  expect((await api("GET", path)).body).toMatchObject({ place: "Munnar" });
});

test.each([
  ["its photograph's position", () => ({ picture: pictureTakenAt(MUNNAR) })],
  ["a position", () => ({ coordinates: MUNNAR })],
  ["a name", () => ({ place: "Munnar" })],
])(
  "a moment that tells a new place by %s waits for the move there",
  async (_by, where: () => object) => {
    updateSettings({ hereShown: "when-moved-on" });
    const told = createMoment({ text: "Tea, and rain on the roof", ...where() });
    expect(await seenMoments()).toEqual([]);
    arrive({ name: "Munnar, Kerala" });
    expect(await seenMoments()).toEqual([]);
    arrive({ name: "Coimbatore" });
    expect(await seenMoments()).toMatchObject([{ id: told.id }]);
  },
);

test("a moment of a place where readers know that she was waits for nothing, nor does one without a place", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  for (const where of [
    { place: "Mysuru" },
    { coordinates: { lat: 10.53, lng: 76.22 } },
    { place: "The tea stall", coordinates: { lat: 10.53, lng: 76.22 } },
    {},
  ]) {
    createMoment({ text: "Drums", ...where });
  }
  expect(await seenMoments()).toHaveLength(4);
});

test("a moment that waits for a move which is not there stays unseen until she hides it and shows it again", async () => {
  updateSettings({ hereShown: "when-moved-on" });
  const { id } = createMoment({ text: "Nobody knows", place: "Munnar" });
  await put(`/api/moments/${id}`, { text: "Nobody knows yet", isVisible: true });
  expect(await seenMoments()).toEqual([]);
  await put(`/api/moments/${id}`, { isVisible: false });
  await put(`/api/moments/${id}`, { isVisible: true });
  expect(await seenMoments()).toHaveLength(1);
});

test("the pin that she has left takes another type with the move that left it, and tells nothing before", async () => {
  const path = `/api/travel-pins/${idOf("Thrissur, Round South")}`;
  updateSettings({ hereShown: "when-moved-on" });
  arrive(PLACE);
  const [before, version] = [(await api("GET", path)).body, contentVersion()];
  const hers = await asOwner(path);
  // A form sends all that it shows.
  expect((await put(path, { ...hers, pinType: "favorite" })).body).toMatchObject({
    pinType: "favorite",
  });
  expect((await api("GET", path)).body).toEqual(before);
  expect(contentVersion(), "nothing that is public was written").toBe(version);
  showHiddenMoves();
  expect((await api("GET", path)).body).toMatchObject({ pinType: "favorite" });
});

test("a pin and a guide that are marked as current while another move is hidden are told by their own rule", async () => {
  arrive({ ...PLACE, shown: "later" });
  const path = `/api/travel-pins/${idOf("Coimbatore")}`;
  await put(path, { pinType: "current", notes: "Zzqnothing" });
  expect((await api("GET", path)).body).toMatchObject({ pinType: "current", notes: "Zzqnothing" });
  const { slug } = got(
    createDestination({
      name: "Palakkad, Kerala",
      coordinates: { lat: 10.78, lng: 76.65 },
      isCurrentLocation: true,
    }),
  );
  expect((await api("GET", `/api/destinations/${slug}`)).body.isCurrentLocation).toBe(true);
});

const LONG = 130;

/** What a list tells with its words: its tag, the hour of its last change, the way to its next page, and that page. */
async function told(address: string): Promise<unknown[]> {
  const { status, text, headers } = await get(address);
  const [tag, changed, link] = ["ETag", "Last-Modified", "Link"].map((name) => headers.get(name));
  const next = /<([^>]*)>; rel="next"/.exec(link ?? "")?.[1];
  return [status, text, tag, changed, link, ...(next ? await told(next) : [])];
}

test("long lists say nothing of a hidden move by tags, hours, versions and cursors", async () => {
  for (let index = 0; index < LONG; index += 1) {
    createPin({ name: `Stop ${index}`, country: "India", pinType: "planned" });
    createMoment({ text: `Moment ${index}`, place: "Mysuru" });
  }
  const known = createMoment({ text: "Rain since noon" });
  const { slug } = got(createDestination({ name: "Palakkad, Kerala", isVisible: true }));
  updateSettings({ hereShown: "when-moved-on" });
  const lists = ["travel-pins", "moments", "destinations", "journey", "journey/stats"];
  const pages = ["/map-pins.json", "/journey?pins=2", "/days", "/", "/about", "/sitemap.xml"];
  const addresses = lists
    .flatMap((list) => [`/api/${list}`, `/api/${list}?limit=60`])
    .concat(pages, "/feed.xml");
  const everything = async () => Promise.all(addresses.map(async (at) => [at, await told(at)]));
  const [before, version] = [await everything(), contentVersion()];

  const { id } = await asOwner(`/api/destinations/${slug}`);
  await put(`/api/destinations/${id}`, { isCurrentLocation: true });
  await put(`/api/destinations/${id}`, { isCurrentLocation: false });
  undoMove();
  createPin({ ...PLACE, name: "Zzqpin", country: "India", pinType: "current" });
  undoMove();
  arrive(PLACE);
  arrive({ ...PLACE, currentLocationDescription: "Zzqmore" });
  await put(`/api/travel-pins/${idOf("Thrissur, Round South")}`, { pinType: "favorite" });
  createMoment({ text: "Zzqhidden" });
  await put(`/api/moments/${known.id}`, { picture: pictureTakenAt(PLACE.coordinates) });
  await put("/api/journey", { nextStop: "Zzqnext" });
  expect(await everything()).toEqual(before);
  expect(contentVersion()).toBe(version);
});
