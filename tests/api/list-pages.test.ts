import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { createDestination } from "~/models/destinations/destination.server";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { deletePost } from "~/models/posts/post.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin, deletePin } from "~/models/road/pins/pin.server";
import { openSealedText, sealText } from "~/utils/sealed-text.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { createPost } from "../support/records/saved";
import { api, describedCalls } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { fc } from "../support/runner/property";

let cookie = "";
let post = "";

const words = ["Rain", "Tea", "Boats", "A night bus", "Zero", "Dust", "Salt"];

beforeAll(async () => {
  cookie = await signedInOwner();
  for (const [index, title] of words.entries()) {
    const publishedAt = index % 3 === 0 ? new Date(Date.UTC(2025, 0, 1 + index)) : null;
    post = createPost({ title, publishedAt, isFeatured: true, isVisible: index !== 6 }).id;
    createDestination({ name: title, rating: index * 7, isVisible: index !== 2 });
    createPin({ name: title, country: "India" });
    createMoment({ text: title, isVisible: index !== 4 });
    createCollection({ title });
    sendMessage({
      name: title,
      email: "a@example.com",
      subject: "General Question",
      message: title,
    });
    deletePin(createPin({ name: `Gone ${title}`, country: "India" }).id);
    db.insert(pictures)
      .values({ id: `0123456789abcde${index}`, width: 3, height: 2, placeholder: "", alt: title })
      .run();
  }
  for (const title of words) {
    await api("POST", `/api/blog-posts/${post}/previews`, { cookie });
    await api("PUT", `/api/blog-posts/${post}`, { cookie, json: { title: `${title} again` } });
  }
});

const addresses = [
  "/api/travel-pins",
  "/api/moments",
  "/api/blog-posts",
  "/api/blog-posts?q=t&fields=title,id",
  "/api/blog-posts?sort=a-z",
  "/api/blog-posts?sort=oldest",
  "/api/blog-posts/featured",
  "/api/blog-posts/{id}/versions",
  "/api/blog-posts/{id}/previews",
  "/api/destinations",
  "/api/destinations?sort=z-a",
  "/api/destinations?sort=rating&region=North+India",
  "/api/gallery?fields=title,mediaCount",
  "/api/gallery",
  "/api/media",
  "/api/media?q=t&unused=1&fields=alt",
  "/api/bin",
  "/api/contact/messages",
  "/api/pages",
];

/** The answers to an address and to those that `Link` leads to. */
async function pagesOf(address: string, cookies = cookie) {
  const pages: { body: { id: string }[]; next: string | undefined }[] = [];
  for (let path: string | undefined = address; path; ) {
    const { status, headers, body } = await api("GET", path, { cookie: cookies });
    expect(status).toBe(200);
    path = /^<(.*)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1];
    pages.push({ body, next: path });
  }
  return pages;
}

function withLimit(address: string, limit: number) {
  return `${address}${address.includes("?") ? "&" : "?"}limit=${limit}`;
}

test("every list is among them", () => {
  const lists = describedCalls.filter(
    // What a search answers with is ranked, and no list.
    ({ path, call }) =>
      path !== "/api/search" && call.parameters.some(({ name }) => name === "cursor"),
  );
  const tried = new Set(addresses.map((address) => address.split("?")[0]));
  expect([...new Set(lists.map(({ path }) => path))].sort()).toEqual([...tried].sort());
});

describe.each(addresses)("%s", (template) => {
  const address = () => template.replace("{id}", post);

  test("in pages of any length says the same as whole, and no page is empty but an empty list's", async () => {
    for (const cookies of [cookie, ""]) {
      const whole = await api("GET", address(), { cookie: cookies });
      if (whole.status === 401) continue;
      expect(whole.headers.get("Link")).toBeNull();
      for (const limit of [1, 3, 100]) {
        const pages = await pagesOf(withLimit(address(), limit), cookies);
        expect(pages.flatMap(({ body }) => body)).toEqual(whole.body);
        expect(pages).toHaveLength(Math.max(1, Math.ceil(whole.body.length / limit)));
      }
    }
  });

  test("keeps what else was asked for in the link", async () => {
    const [{ next = "" } = {}] = await pagesOf(withLimit(address(), 1));
    const asked = new URLSearchParams(address().split("?")[1]);
    const params = new URLSearchParams(next.split("?")[1]);
    if (next) for (const [name, value] of asked) expect(params.get(name)).toBe(value);
  });
});

test("a cursor alone asks for a page of the usual length", async () => {
  const [first] = await pagesOf("/api/travel-pins?limit=2");
  const cursor = new URLSearchParams(first?.next?.split("?")[1]).get("cursor");
  const { body } = await api("GET", `/api/travel-pins?cursor=${cursor}`);
  expect(body).toHaveLength(words.length - 2);
});

test.each(["0", "101", "-1", "1.5", "x", "", "1e2", " 5", "٣"])(
  "a limit of '%s' is refused",
  async (limit) => {
    const path = `/api/travel-pins?limit=${encodeURIComponent(limit)}`;
    const { status, body } = await api("GET", path);
    expect([status, body.errors]).toEqual([400, { limit: [expect.stringContaining("1 to 100")] }]);
  },
);

test("a cursor that was changed, made up or given for another list is refused", async () => {
  const [first] = await pagesOf("/api/travel-pins?limit=2");
  const cursor = new URLSearchParams(first?.next?.split("?")[1]).get("cursor") ?? "";
  const refuses = async (path: string) => {
    const { status, body } = await api("GET", path);
    expect([status, Object.keys(body.errors ?? {})], path).toEqual([400, ["cursor"]]);
  };
  await refuses(`/api/blog-posts?cursor=${cursor}`);
  await refuses(`/api/travel-pins?q=a&cursor=${cursor}`);
  await refuses("/api/travel-pins?cursor=");
  await refuses(`/api/travel-pins?cursor=${cursor.slice(1)}`);
  await refuses(`/api/travel-pins?cursor=${"a".repeat(6_000)}`);
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 80 }), (made) =>
      refuses(`/api/travel-pins?cursor=${encodeURIComponent(made)}`),
    ),
    { numRuns: 60 },
  );
});

/** The cursor that leads on from the first record, and what is in it. */
async function cursorOf(address: string, cookies: string) {
  const { headers } = await api("GET", withLimit(address, 1), { cookie: cookies });
  const cursor = new URLSearchParams(/\?(.*)>/.exec(headers.get("Link") ?? "")?.[1]).get("cursor");
  const [list, ...key] = JSON.parse(openSealedText(cursor ?? "") ?? "");
  return { cursor, list, key };
}

function withCursor(address: string, content: unknown) {
  const cursor = sealText(JSON.stringify(content));
  return `${address}${address.includes("?") ? "&" : "?"}cursor=${cursor}`;
}

test("whatever stands in a cursor is answered, and shows nobody more than is his to see", async () => {
  const values = fc.array(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)), {
    maxLength: 5,
  });
  for (const address of addresses.map((each) => each.replace("{id}", post))) {
    const { list, key } = await cursorOf(address, cookie);
    const whole = await api("GET", address);
    await fc.assert(
      fc.asyncProperty(fc.oneof(values, fc.constant(key)), async (made) => {
        const { status, body } = await api("GET", withCursor(address, [list, ...made]));
        if (status === 200) for (const item of body) expect(whole.body).toContainEqual(item);
        else expect([400, 401]).toContain(status);
      }),
      { numRuns: 20 },
    );
  }
});

test("the owner's cursor is a place in the list for everyone", async () => {
  for (const address of ["/api/blog-posts", "/api/blog-posts?sort=a-z", "/api/destinations"]) {
    const pages = await pagesOf(withLimit(address, 1));
    const left: number[] = [];
    for (const { next } of pages) {
      if (next) left.push((await api("GET", next.replace("limit=1", "limit=100"))).body.length);
    }
    expect(left, address).toEqual(left.toSorted((a, b) => b - a));
    expect(left.at(-1), address).toBeLessThanOrEqual(1);
  }
});

test("pages go on where they were when items come and go", async () => {
  const kept = words.slice(0, 3).map((title) => createPost({ title, publishedAt: new Date() }).id);
  const address = "/api/blog-posts?fields=id";
  const before = (await api("GET", address)).body.map(({ id }: { id: string }) => id);
  const first = await api("GET", `${address}&limit=2`);
  const next = /^<(.*)>/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  createPost({ title: "Newer", publishedAt: new Date() });
  deletePost(first.body[1].id);
  const rest = await pagesOf(next, "");
  expect(rest.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(before.slice(2));
  expect(before.slice(0, 3).sort()).toEqual([...kept].sort());
});

test("pages are narrowed to what is asked for, which some of them have", async () => {
  const { body } = await api("GET", "/api/pages?fields=title,lead");
  const [about] = body;
  expect(Object.keys(about).sort()).toEqual(["id", "lead", "title"]);
  expect((await api("GET", "/api/pages?fields=nothing")).status).toBe(400);
});
