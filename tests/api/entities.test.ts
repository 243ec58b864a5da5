import { describe, expect, test } from "vitest";
import { dumpDatabase } from "../support/records/database";
import { api } from "../support/requests/api";
import { apiOwner, ids } from "../support/requests/api-owner";

const { cookie, make } = await apiOwner();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const entities = [
  {
    noun: "Blog post",
    list: "/api/blog-posts",
    item: (made: { slug: string }) => `/api/blog-posts/${made.slug}`,
    create: { title: "Rain in Kochi", excerpt: "Wet feet.", publishedAt: YESTERDAY },
    change: { excerpt: "Dry feet." },
    clear: { tags: ["a"], featuredImage: "/media/x.webp" },
    cleared: { tags: [], featuredImage: null },
    name: "title",
    required: "Title is required",
  },
  {
    noun: "Destination",
    list: "/api/destinations",
    item: (made: { slug: string }) => `/api/destinations/${made.slug}`,
    create: { name: "Gokarna", state: "Karnataka", coordinates: { lat: 14.55, lng: 74.32 } },
    change: { state: "KA" },
    clear: {
      bestTimeToVisit: "November",
      highlights: ["Half Moon"],
      twitterPostUrl: "https://x.com/1",
    },
    cleared: { bestTimeToVisit: "", highlights: [], twitterPostUrl: null },
    name: "name",
    required: "Name is required",
  },
  {
    noun: "Travel pin",
    list: "/api/travel-pins",
    item: (made: { id: string }) => `/api/travel-pins/${made.id}`,
    create: { name: "Hampi", country: "India", coordinates: { lat: 15.33, lng: 76.46 } },
    change: { rating: 4 },
    clear: { city: "Hosapete", visitedDate: "2025-10-02", rating: 5 },
    cleared: { city: null, visitedDate: null, rating: 0 },
    name: "name",
    required: "Name is required",
  },
  {
    noun: "Gallery collection",
    list: "/api/gallery",
    item: (made: { id: string }) => `/api/gallery/${made.id}`,
    create: { title: "Monsoon", description: "Grey and green." },
    change: { location: "Kerala" },
    clear: { coverImage: "https://example.com/a.jpg", description: "Words" },
    cleared: { coverImage: null, description: "" },
    name: "title",
    required: "Title is required",
  },
];

describe.each(entities)(
  "$noun",
  ({ noun, list, item, create, change, clear, cleared, name, required }) => {
    const byId = (made: { id: string }) => `${list}/${made.id}`;

    test("is made, read, changed and deleted", async () => {
      const made = await make(list, { ...create, id: "mine", slug: "mine", createdAt: YESTERDAY });
      expect(made).toMatchObject(create);
      expect(made.id).not.toBe("mine");
      expect(made.slug).not.toBe("mine");
      expect(made.createdAt).not.toBe(YESTERDAY);
      const { address, ...record } = made;
      expect((await api("GET", address, { cookie })).body).toEqual(record);
      expect((await api("GET", item(made))).body).toEqual(record);

      const changed = await api("PUT", byId(made), { json: change, cookie });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ ...create, ...change, version: 2 });
      expect((await api("GET", list)).body).toContainEqual(changed.body);

      const deleted = await api("DELETE", byId(made), { cookie });
      expect(deleted).toMatchObject({ status: 204, body: undefined });
      for (const [method, path] of [
        ["GET", item(made)],
        ["PUT", byId(made)],
        ["DELETE", byId(made)],
      ] as const) {
        const gone = await api(method, path, { json: method === "PUT" ? {} : undefined, cookie });
        expect(gone).toMatchObject({ status: 404, body: { message: `${noun} not found` } });
      }
    });

    test("hidden by a toggle it is there for the owner only", async () => {
      const made = await make(list, create);
      const hidden = await api("PUT", byId(made), { json: { isVisible: false }, cookie });
      expect(hidden.body).toMatchObject({ ...create, isVisible: false });
      expect(hidden.body.slug).toBe(made.slug);
      expect((await api("GET", item(made))).status).toBe(404);
      expect((await api("GET", made.address)).status).toBe(404);
      expect(ids((await api("GET", list)).body)).not.toContain(made.id);
      expect((await api("GET", item(made), { cookie })).body.isVisible).toBe(false);
      expect(ids((await api("GET", list, { cookie })).body)).toContain(made.id);
      await api("PUT", byId(made), { json: { isVisible: true }, cookie });
      expect((await api("GET", item(made))).status).toBe(200);
    });

    test("an absent field stays; null and an empty string clear an optional one", async () => {
      const made = await make(list, { ...create, ...clear });
      expect((await api("PUT", byId(made), { json: {}, cookie })).body).toMatchObject(clear);
      for (const empty of [null, ""]) {
        await api("PUT", byId(made), { json: clear, cookie });
        const json = Object.fromEntries(Object.keys(clear).map((field) => [field, empty]));
        expect((await api("PUT", byId(made), { json, cookie })).body).toMatchObject(cleared);
      }
    });

    test("without a name it is refused, and nothing is saved", async () => {
      const made = await make(list, create);
      const before = dumpDatabase();
      for (const value of [null, "", "  "]) {
        const json = { [name]: value };
        for (const [method, path] of [
          ["POST", list],
          ["PUT", byId(made)],
        ] as const) {
          const { status, body } = await api(method, path, { json, cookie });
          expect(status).toBe(400);
          expect(body.errors[name]).toEqual([required]);
        }
      }
      expect(dumpDatabase()).toBe(before);
    });

    test("a name of which nothing is to be seen is none", async () => {
      const json = { ...create, [name]: " \u200b\u2060" };
      const { status, body } = await api("POST", list, { json, cookie });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { [name]: [required] },
      });
    });

    test("a save over a newer version is refused with the version that it has now", async () => {
      const made = await make(list, create);
      await api("PUT", byId(made), { json: { ...change, version: 1 }, cookie });
      const stale = await api("PUT", byId(made), {
        json: { isVisible: false, version: 1 },
        cookie,
      });
      expect(stale.status).toBe(409);
      expect(stale.body.version).toBe(2);
      expect((await api("GET", item(made), { cookie })).body.isVisible).toBe(true);
    });

    test("a list can be narrowed to some fields", async () => {
      await make(list, create);
      const { body } = await api("GET", `${list}?fields=${name},isVisible`);
      expect(Object.keys(body[0]).sort()).toEqual(["id", "isVisible", name].sort());
      const refused = await api("GET", `${list}?fields=id,password`);
      expect(refused.status).toBe(400);
      expect(refused.body.errors.fields).toBeDefined();
    });
  },
);
