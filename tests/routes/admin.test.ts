import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { readToast } from "~/forms/flash.server";
import { createCollection, findCollection } from "~/models/collection.server";
import { createDestination, findDestination } from "~/models/destination.server";
import { addMedia } from "~/models/medium.server";
import { createPin, findPin, listPins, updatePin } from "~/models/pin.server";
import { createPost, findPost } from "~/models/post.server";
import { listDeskPosts } from "~/models/post-lists.server";
import { action as editCollection } from "~/routes/admin/collections/edit";
import { action as manageMedia } from "~/routes/admin/collections/media";
import { action as editMedia } from "~/routes/admin/collections/medium";
import { action as start, loader as startPage } from "~/routes/admin/dashboard";
import { action as editPlace } from "~/routes/admin/destinations/edit";
import { action as placeList } from "~/routes/admin/destinations/list";
import { action as newPlace } from "~/routes/admin/destinations/new";
import { action as here } from "~/routes/admin/here";
import { action as saveHome } from "~/routes/admin/home";
import { action as saveJourney } from "~/routes/admin/journey";
import { action as readMessage } from "~/routes/admin/messages";
import { action as editPin } from "~/routes/admin/pins/edit";
import { action as pinList } from "~/routes/admin/pins/list";
import { action as newPin } from "~/routes/admin/pins/new";
import { action as editPost } from "~/routes/admin/posts/edit";
import { action as listAction } from "~/routes/admin/posts/list";
import { action as newPost } from "~/routes/admin/posts/new";
import { action as preview } from "~/routes/admin/preview";
import { db } from "~db/client.server";
import { attempts } from "~db/schema";
import { dumpDatabase } from "../support/database";
import { OWNER, signedInOwner } from "../support/owner";
import { SITE } from "../support/routes";

type Action = (args: ActionFunctionArgs) => unknown;
type Answer = { status: number; headers: Headers; data: unknown };

let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
});

type Sent = { params?: Record<string, string>; path?: string; address?: string; cookie?: string };

/** Posts a form to an action as the router does; what is thrown is an answer as well. */
async function post(action: Action, fields: Record<string, string>, sent: Sent = {}) {
  const request = new Request(SITE + (sent.path ?? "/admin/posts"), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: sent.cookie ?? cookie },
  });
  const context = { clientAddress: sent.address ?? "203.0.113.8" };
  const answer = await Promise.resolve(
    action({ request, params: sent.params ?? {}, context }),
  ).catch((thrown: unknown) => thrown);
  return normalised(answer);
}

function normalised(answer: unknown): Answer {
  if (answer instanceof Response) {
    return { status: answer.status, headers: answer.headers, data: null };
  }
  const { data, init } = answer as { data: unknown; init?: ResponseInit };
  return {
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
    data: data ?? answer,
  };
}

function errorsOf({ data }: Answer) {
  return (data as { result: { error: Record<string, string[]> } }).result.error;
}

describe("signing in", () => {
  const signIn = (fields: Record<string, string>, address?: string) =>
    post(start, fields, { path: "/admin", address, cookie: "" });

  test("starts a session and goes where the owner wanted to go", async () => {
    const answer = await signIn({ ...OWNER, redirectTo: "/admin/pins?tab=1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/admin/pins?tab=1");
    expect(answer.headers.get("Set-Cookie")).toMatch(/__session=.*HttpOnly; SameSite=Lax/);
  });

  test.each([
    "https://evil.test/",
    "//evil.test",
    "/\t/evil.test",
    "/\\evil.test",
    "/.//evil.test",
    "javascript:alert(1)",
    "",
  ])("never leaves the site: %j", async (redirectTo) => {
    const answer = await signIn({ ...OWNER, redirectTo });
    expect(answer.headers.get("Location")).toBe("/admin");
  });

  test("with a wrong password says so, and after five failures how long to wait", async () => {
    for (let number = 0; number < 5; number++) {
      const answer = await signIn({ ...OWNER, password: "wrong" }, "203.0.113.20");
      expect(answer.status).toBe(400);
      expect(answer.data).toMatchObject({ message: "Invalid username or password" });
    }
    const stopped = await signIn(OWNER, "203.0.113.20");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(800);
  });

  test("is not stopped by others' failures in a browser that has signed in before", async () => {
    const before = await signIn(OWNER, "203.0.113.21");
    const device = before.headers.getSetCookie().find((text) => text.startsWith("__device="));
    expect(device).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
    for (let number = 0; number < 11; number++) {
      await signIn({ ...OWNER, password: "wrong" }, `198.51.100.${number}`);
    }
    expect((await signIn(OWNER, "203.0.113.21")).status).toBe(429);
    const known = { path: "/admin", address: "203.0.113.21", cookie: device?.split(";")[0] };
    expect((await post(start, OWNER, known)).status).toBe(303);
    db.delete(attempts).run();
  });

  test("is over after Exit Admin", async () => {
    const own = await signedInOwner();
    cookie = own;
    const answer = await post(start, { intent: "exit" }, { path: "/admin" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/");
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    const request = new Request(`${SITE}/admin`, { headers: { Cookie: own } });
    expect(await startPage({ request, params: {}, context: {} })).toMatchObject({
      dashboard: null,
    });
    cookie = await signedInOwner();
  });
});

describe("a story", () => {
  test("that is sent twice is kept once", async () => {
    const fields = { title: "Sent twice", isVisible: "on", formId: crypto.randomUUID() };
    for (let number = 0; number < 2; number++) {
      expect((await post(newPost, fields)).status).toBe(303);
    }
    expect(listDeskPosts().filter((one) => one.title === "Sent twice")).toHaveLength(1);
  });

  test("without a date is a draft, and its lists are parted by commas", async () => {
    const formId = crypto.randomUUID();
    await post(newPost, {
      title: "Lists",
      tags: "one, two,, one",
      socialMediaHashtags: "#india,solo",
      formId,
    });
    expect(findPost({ id: formId }, "owner")).toMatchObject({
      publishedAt: null,
      isVisible: false,
      tags: ["one", "two"],
      socialMediaHashtags: ["india", "solo"],
    });
  });

  test.each([
    ["save-draft", "", null],
    ["save-draft", "2025-08-01T09:30", null],
    ["publish", "", expect.any(Date)],
    ["publish", "2025-08-01T09:30", new Date("2025-08-01T09:30:00+05:30")],
    ["", "", null],
    ["", "2025-08-01T09:30", new Date("2025-08-01T09:30:00+05:30")],
  ])("by the button %j with the date %j comes out: %s", async (intent, publishedAt, out) => {
    const formId = crypto.randomUUID();
    const fields = { title: "By a button", intent, publishedAt };
    await post(newPost, { ...fields, formId });
    expect(findPost({ id: formId }, "owner")?.publishedAt).toEqual(out);
    const draft = createPost({ title: "Not out yet" });
    await post(editPost, { ...fields, version: "1" }, { params: { id: draft.id } });
    expect(findPost({ id: draft.id }, "owner")?.publishedAt).toEqual(out);
  });

  test("whose publishing is sent twice is no clash with itself", async () => {
    const { id } = createPost({ title: "Out", isVisible: false });
    const fields = { title: "Out", intent: "publish", category: "adventure", readingTime: "5" };
    for (let number = 0; number < 2; number++) {
      const answer = await post(editPost, { ...fields, version: "1" }, { params: { id } });
      expect(answer.status).toBe(303);
    }
    expect(findPost({ id }, "owner")?.version).toBe(2);
  });

  test("saved over a newer version is refused, with the newer one beside it", async () => {
    const { id } = createPost({ title: "First" });
    const params = { id };
    await post(editPost, { title: "Theirs", version: "1" }, { params });
    const refused = await post(editPost, { title: "Mine", version: "1" }, { params });
    expect(refused.status).toBe(409);
    expect(refused.data).toMatchObject({ newer: { title: "Theirs", version: 2 } });
    expect(findPost({ id }, "owner")?.title).toBe("Theirs");
    expect((await post(editPost, { title: "Mine", version: "2" }, { params })).status).toBe(303);
  });

  test("that is gone cannot be changed", async () => {
    const row = { intent: "delete", recordId: crypto.randomUUID() };
    expect((await post(listAction, row)).status).toBe(404);
  });

  test("can be hidden and shown, and nothing else of it changes", async () => {
    const { id } = createPost({ title: "Seen", excerpt: "As it was" });
    await post(listAction, { intent: "set-visibility", recordId: id, isVisible: "false" });
    expect(findPost({ id }, "owner")).toMatchObject({ isVisible: false, excerpt: "As it was" });
    await post(listAction, { intent: "set-visibility", recordId: id, isVisible: "true" });
    expect(findPost({ id }, "owner")).toMatchObject({ isVisible: true });
  });

  test("is previewed as the sanitiser lets it through, and not saved", async () => {
    const before = dumpDatabase();
    const content = "<b>Bold</b><script>alert(1)</script>";
    const answer = await post(newPost, { intent: "preview", content });
    expect(answer.data).toMatchObject({ preview: "<p><b>Bold</b></p>" });
    const request = new Request(`${SITE}/admin/preview`, {
      method: "POST",
      body: new URLSearchParams({ content }),
      headers: { Cookie: cookie },
    });
    const live = await preview({ request, params: {}, context: {} });
    expect(await live.json()).toEqual({ html: "<p><b>Bold</b></p>" });
    expect(dumpDatabase()).toBe(before);
  });
});

describe("a form whose record was deleted meanwhile comes back with all that was typed", () => {
  const id = crypto.randomUUID();
  test.each<[string, Action, Record<string, string>, string]>([
    ["letter", editPost, { title: "Late", content: "Long." }, "/admin/posts/new"],
    ["place", editPlace, { name: "Late", state: "Kerala" }, "/admin/places/new"],
    ["pin", editPin, { name: "Late", country: "India" }, "/admin/pins/new"],
    ["collection", editCollection, { title: "Late", location: "Kochi" }, "/admin/gallery/new"],
  ])("%s", async (noun, action, fields, createAt) => {
    const answer = await post(action, { ...fields, version: "1" }, { params: { id } });
    expect(answer.status).toBe(404);
    expect(errorsOf(answer)[""]?.[0]).toMatch(
      `This ${noun} was deleted in the meantime. Your text is still here: save it as a new one`,
    );
    expect(answer.data).toMatchObject({
      result: { initialValue: fields },
      gone: { createAt, formId: expect.any(String) },
    });
  });

  test("media item, with its collection or without", async () => {
    const fields = { type: "photo", url: "/media/late.jpg", caption: "Late" };
    const { id: album } = createCollection({ title: "Left behind" });
    const params = { id: album, mediaId: crypto.randomUUID() };
    const answer = await post(editMedia, fields, { params });
    expect(answer).toMatchObject({
      status: 404,
      data: {
        result: { initialValue: fields },
        gone: { createAt: `/admin/gallery/${album}/media` },
      },
    });
    for (const action of [editMedia, manageMedia]) {
      const lost = await post(action, fields, { params: { ...params, id } });
      expect(lost.status).toBe(404);
      expect(lost.data).toMatchObject({ result: { initialValue: fields }, gone: undefined });
    }
  });
});

describe("what is current", () => {
  const toastOf = async ({ headers }: Answer) => {
    const flash = headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const carried = await readToast(new Request(SITE, { headers: { Cookie: flash } }));
    return carried?.toast.description;
  };
  const STILL = "The site still says that you are in Here Town.";

  test("is told when the place or the pin that is so is hidden, unmarked or deleted", async () => {
    const made = createDestination({ name: "Here Town", isCurrentLocation: true });
    const place = { recordId: made.ok ? made.item.id : "" };
    const pin = { recordId: createPin({ name: "Here Town", country: "India" }).id };
    await post(here, { place: `pin:${pin.recordId}` });
    const hide = { intent: "set-visibility", isVisible: "false" };
    const show = { intent: "set-visibility", isVisible: "true" };
    const remove = { intent: "delete" };
    const params = { id: pin.recordId };
    const version = String(findPin(params.id, "owner")?.version);
    const visited = { name: "Here Town", country: "India", pinType: "visited", version };
    expect(await toastOf(await post(editPin, visited, { params }))).toBe(
      `Travel pin updated successfully! ${STILL}`,
    );
    const cases = [
      [placeList, { ...place, ...hide }, `Destination visibility updated successfully. ${STILL}`],
      [placeList, { ...place, ...show }, "Destination visibility updated successfully"],
      [placeList, { ...place, ...remove }, `Destination deleted successfully. ${STILL}`],
      [pinList, { ...pin, ...remove }, "Travel pin deleted successfully!"],
    ] as const;
    for (const [action, fields, words] of cases) {
      expect(await toastOf(await post(action, fields))).toBe(words);
    }
  });

  test("is not undone when something was changed since, and the page says why", async () => {
    await post(here, { name: "Somewhere else" });
    await post(here, { name: "Here Town", "coordinates.lat": "10.5", "coordinates.lng": "76.2" });
    const [pin] = listPins("owner").filter(({ pinType }) => pinType === "current");
    updatePin(pin?.id ?? "", { notes: "Changed by hand" });
    const answer = await post(here, { intent: "undo" });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ notUndone: expect.stringContaining("changed since") });
  });
});

describe("bad input changes nothing and says what is wrong", () => {
  const long = "x".repeat(121);
  test.each<[string, Action, Record<string, string>, Record<string, unknown>]>([
    ["no title", newPost, {}, { title: ["Title is required"] }],
    ["a long title", newPost, { title: long }, { title: [expect.stringContaining("too long")] }],
    [
      "an unknown category",
      newPost,
      { title: "T", category: "x" },
      { category: expect.anything() },
    ],
    [
      "a script address",
      newPost,
      { title: "T", twitterPostUrl: "javascript:alert(1)" },
      { twitterPostUrl: expect.anything() },
    ],
    ["no date", newPost, { title: "T", publishedAt: "soon" }, { publishedAt: expect.anything() }],
    [
      "a gallery that is gone",
      newPlace,
      { name: "N", relatedGalleryId: "gone" },
      { relatedGalleryId: expect.anything() },
    ],
    [
      "half a position",
      newPlace,
      { name: "N", "coordinates.lat": "10" },
      { "coordinates.lng": ["Longitude is required"] },
    ],
    [
      "no name and country",
      newPin,
      {},
      { name: ["Name is required"], country: ["Country is required"] },
    ],
    [
      "a latitude out of range",
      newPin,
      { name: "N", country: "I", "coordinates.lat": "91", "coordinates.lng": "0" },
      {
        "coordinates.lat": expect.anything(),
        "": ["Failed to create travel pin. Please check all fields."],
      },
    ],
    [
      "a word for a latitude",
      newPin,
      { name: "N", country: "I", "coordinates.lat": "north", "coordinates.lng": "1" },
      { "": ["Invalid Coordinates: Please enter valid latitude and longitude values."] },
    ],
    [
      "too many stars",
      newPin,
      { name: "N", country: "I", rating: "6" },
      { rating: expect.anything() },
    ],
    [
      "no current location",
      saveJourney,
      { journeyProgress: "1" },
      {
        currentLocation: ["Current location is required"],
        currentLocationDescription: ["Location description is required"],
      },
    ],
    ["no place", here, {}, { place: ["Choose a place, or name a new one."] }],
    ["a place that is gone", here, { place: "pin:gone" }, { place: [expect.any(String)] }],
    [
      "more than all of the journey",
      saveJourney,
      { journeyProgress: "101" },
      { journeyProgress: expect.anything() },
    ],
    [
      "a read rate above all",
      saveHome,
      { readRate: "101" },
      { readRate: expect.anything(), "": ["Failed to update home page content"] },
    ],
  ])("%s", async (_what, action, fields, errors) => {
    const before = dumpDatabase();
    const answer = await post(action, fields);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject(errors);
    expect(dumpDatabase()).toBe(before);
  });

  test.each<[string, Action]>([
    ["posts", listAction],
    ["messages", readMessage],
    ["media", manageMedia],
    ["the start page", start],
  ])("a button that %s do not have", async (_where, action) => {
    expect((await post(action, { intent: "unheard-of" })).status).toBe(400);
  });
});

test("a destination's related stories come from check boxes", async () => {
  const [first, second] = [createPost({ title: "A" }), createPost({ title: "B" })];
  const formId = crypto.randomUUID();
  await post(newPlace, { name: "Related", relatedBlogPosts: second.id, formId });
  const body = { name: "Related", relatedBlogPosts: first.id, isCurrentLocation: "on" };
  const answer = await post(editPlace, body, { params: { id: formId } });
  expect(answer.status).toBe(303);
  expect(findDestination({ id: formId }, "owner")).toMatchObject({
    relatedBlogPosts: [first.id],
    isCurrentLocation: true,
  });
});

test("a pin sent twice is kept once", async () => {
  const formId = crypto.randomUUID();
  createPin({ name: "Here", country: "India" }, formId);
  await post(newPin, { name: "Here", country: "India", formId });
  expect(listPins("owner").filter((pin) => pin.name === "Here")).toHaveLength(1);
  expect(findPin(formId, "owner")).not.toBeNull();
});

describe("media", () => {
  test("are added at the end, moved, changed and deleted, and the count is right", async () => {
    const { id } = createCollection({ title: "Media" });
    const params = { id };
    const first = addMedia({ collectionId: id, type: "photo", url: "https://example.com/1.jpg" });
    if (!first.ok) throw new Error("not added");
    const formId = crypto.randomUUID();
    const fields = { type: "photo", url: "https://example.com/2.jpg", formId };
    for (let number = 0; number < 2; number++) await post(manageMedia, fields, { params });
    expect(findCollection(id, "owner")).toMatchObject({ mediaCount: 2 });
    await post(manageMedia, { intent: "move-up", recordId: formId }, { params });
    expect(findCollection(id, "owner")?.media.map((one) => one.id)).toEqual([
      formId,
      first.item.id,
    ]);
    const medium = { id, mediaId: formId };
    await post(editMedia, { ...fields, caption: "Changed" }, { params: medium });
    expect(findCollection(id, "owner")?.media[0]).toMatchObject({ caption: "Changed" });
    await post(manageMedia, { intent: "delete", recordId: formId }, { params });
    expect(findCollection(id, "owner")).toMatchObject({ mediaCount: 1 });
  });

  test("keep what was typed for another type", async () => {
    const { id } = createCollection({ title: "Kinds" });
    const fields = { type: "link", title: "Typed", linkUrl: "https://example.com/" };
    const before = dumpDatabase();
    const answer = await post(
      manageMedia,
      { ...fields, intent: "show-fields" },
      { params: { id } },
    );
    expect(answer).toMatchObject({ status: 200, data: { result: { initialValue: fields } } });
    expect(answer.data).not.toHaveProperty("result.error");
    expect(dumpDatabase()).toBe(before);
  });

  test("saved over a newer version are refused, with the newer one beside it", async () => {
    const { id } = createCollection({ title: "Shared" });
    const medium = addMedia({ collectionId: id, type: "photo", url: "/media/a.jpg" });
    if (!medium.ok) throw new Error("not added");
    const params = { id, mediaId: medium.item.id };
    const fields = { type: "photo", url: "/media/a.jpg", version: "1" };
    await post(editMedia, { ...fields, caption: "Theirs" }, { params });
    const refused = await post(editMedia, { ...fields, caption: "Mine" }, { params });
    expect(refused).toMatchObject({ status: 409, data: { newer: { caption: "Theirs" } } });
  });

  test("of YouTube need a link with a video", async () => {
    const { id } = createCollection({ title: "Videos" });
    const fields = { type: "youtube", url: "https://example.com/watch" };
    const answer = await post(manageMedia, fields, { params: { id } });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).url?.[0]).toContain("no YouTube video");
  });
});
