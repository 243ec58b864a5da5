import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { action as editCollection } from "~/routes/admin/collections/edit";
import { action as editMedium } from "~/routes/admin/collections/medium";
import { action as editDestination } from "~/routes/admin/destinations/edit";
import { action as saveHome } from "~/routes/admin/home";
import { action as saveJourney } from "~/routes/admin/journey";
import { action as editPin } from "~/routes/admin/pins/edit";
import { action as editPost } from "~/routes/admin/posts/edit";
import { createPost, got } from "../support/records/saved";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { SITE } from "../support/requests/routes";

vi.setConfig({ testTimeout: 30_000 });
const cookie = await signedInOwner();

type Made = { id: string | number; version: number };
type Action = (args: ActionFunctionArgs) => unknown;

function makeMedium() {
  const { id } = createCollection({ title: "Album" });
  return got(addMedia({ collectionId: id, type: "photo", url: "/media/a.jpg" }));
}

type Case = {
  noun: string;
  make: () => Made & { collectionId?: string };
  path: (made: Made) => string;
  action: Action;
  /** What a form cannot do without. */
  required?: { [field: string]: string };
  /** Fields that are cleared, for which the record has something else than nothing. */
  cleared: object;
  field: string;
};

const cases: Case[] = [
  {
    noun: "Blog post",
    make: () => createPost({ title: "Rain" }),
    path: ({ id }) => `/api/blog-posts/${id}`,
    action: editPost,
    required: { title: "Rain" },
    cleared: { readingTime: null, tags: null, relatedBlogPosts: null, category: "" },
    field: "excerpt",
  },
  {
    noun: "Destination",
    make: () => got(createDestination({ name: "Hampi" })),
    path: ({ id }) => `/api/destinations/${id}`,
    action: editDestination,
    required: { name: "Hampi" },
    cleared: { coordinates: null, relatedBlogPosts: null, rating: "" },
    field: "state",
  },
  {
    noun: "Travel pin",
    make: () => createPin({ name: "Hampi", country: "India" }),
    path: ({ id }) => `/api/travel-pins/${id}`,
    action: editPin,
    required: { name: "Hampi", country: "India" },
    cleared: { coordinates: null, pinColor: null, images: null },
    field: "notes",
  },
  {
    noun: "Gallery collection",
    make: () => createCollection({ title: "Trains" }),
    path: ({ id }) => `/api/gallery/${id}`,
    action: editCollection,
    required: { title: "Trains" },
    cleared: { isVisible: null, coverImage: "" },
    field: "location",
  },
  {
    noun: "Medium",
    make: makeMedium,
    path: ({ id }) => `/api/gallery/media/${id}`,
    action: editMedium,
    required: { type: "photo", url: "/media/a.jpg" },
    cleared: { sortOrder: null, title: "" },
    field: "caption",
  },
  {
    noun: "Home page content",
    make: () => got(updateHomeContent({ readRate: 90 })),
    path: () => "/api/home-content",
    action: saveHome,
    cleared: { readRate: null, heroSubtitle: "" },
    field: "heroTitle",
  },
  {
    noun: "Journey",
    make: () =>
      got(updateJourney({ currentLocation: "Kochi", currentLocationDescription: "Rain" })),
    path: () => "/api/journey",
    action: saveJourney,
    required: { currentLocation: "Kochi", currentLocationDescription: "Rain" },
    cleared: { currentCoordinates: null, nextStop: null },
    field: "instagramStoryUrl",
  },
];

const [MINE, THEIRS] = ["https://example.com/mine", "https://example.com/theirs"];

describe.each(cases)("$noun", ({ noun, make, path, action, required, cleared, field }) => {
  const put = (made: Made, json: object) => api("PUT", path(made), { json, cookie });

  async function post(made: ReturnType<Case["make"]>, value: string, version: number) {
    const fields = { ...required, [field]: value, version: `${version}` };
    const request = new Request(`${SITE}/admin`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Cookie: cookie },
    });
    const params = made.collectionId
      ? { id: made.collectionId, mediaId: `${made.id}` }
      : { id: `${made.id}` };
    const answer = await Promise.resolve(action({ request, params, context: {} }));
    if (answer instanceof Response) return { status: answer.status, data: null };
    const { data, init } = answer as { data: unknown; init: ResponseInit };
    return { status: init.status, data };
  }

  test("a call whose answer was lost gets it when it is sent again", async () => {
    const made = make();
    const json = { ...cleared, [field]: MINE, version: made.version };
    const first = await put(made, json);
    expect(first.status).toBe(200);
    expect(first.body.version).toBeGreaterThan(made.version);
    const again = await put(made, json);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test("a call over a newer version is refused with its number, and changes nothing", async () => {
    const made = make();
    const first = await put(made, { [field]: THEIRS, version: made.version });
    const refused = await put(made, { [field]: MINE, version: made.version });
    const { version } = first.body;
    expect(refused).toMatchObject({ status: 409, body: { version } });
    expect(refused.body.message).toMatch(`${noun} was saved by someone else`);
    expect((await put(made, { version: made.version })).status).toBe(409);
    expect((await put(made, { [field]: MINE, version })).body[field]).toBe(MINE);
  });

  test("a form whose answer was lost gets it when it is sent again", async () => {
    const made = make();
    for (let number = 0; number < 2; number++) {
      expect(await post(made, MINE, made.version)).toMatchObject({ status: 303 });
    }
    const { body } = await put(made, {});
    expect(body.version).toBe(made.version + 2);
  });

  test("a form over a newer version comes back with that one's values", async () => {
    const made = make();
    await put(made, { [field]: THEIRS });
    const refused = await post(made, MINE, made.version);
    expect(refused).toMatchObject({ status: 409, data: { newer: { [field]: THEIRS } } });
  });
});

test.each(cases.filter(({ path }) => path({ id: "none", version: 1 }).endsWith("/none")))(
  "$noun that is gone is a 404",
  async ({ path, noun }) => {
    const gone = await api("PUT", path({ id: "none", version: 1 }), {
      json: { version: 1 },
      cookie,
    });
    expect(gone).toMatchObject({ status: 404, body: { message: `${noun} not found` } });
  },
);
