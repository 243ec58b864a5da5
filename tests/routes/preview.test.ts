import { beforeAll, describe, expect, test, vi } from "vitest";
import { isStorablePath } from "~/cache-policy";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { createPreviewLink, endPreviewLink } from "~/models/posts/preview-link.server";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { makeItems } from "../support/records/items";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";
import { startPublicSite } from "../support/requests/public-site";

let get: Awaited<ReturnType<typeof startPublicSite>>;

beforeAll(async () => {
  get = await startPublicSite();
});

function linkTo(postId: string) {
  const made = createPreviewLink(postId, { days: 1 });
  if (!made.ok) throw new Error(`No link: ${made.kind}`);
  return { id: made.item.id, path: `/preview/${made.item.token}` };
}

function keepDraft(recordId: string, values: object | string, baseVersion = 1) {
  const json = typeof values === "string" ? values : JSON.stringify(values);
  const row = { kind: "post" as const, recordId, values: json, baseVersion, version: 1 };
  db.insert(drafts)
    .values({ ...row, savedAt: new Date() })
    .run();
}

const waysTo = (path: string) => [path, `${path}.data`];

test("a letter that is not out is there for who has the address, and for nobody to keep", async () => {
  const post = createPost({ title: "Not yet", content: "zzsecret" });
  const { path } = linkTo(post.id);
  for (const address of waysTo(path)) {
    const { status, headers, text } = await get(address);
    expect(status).toBe(200);
    expect(text).toContain("zzsecret");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(isStorablePath(address)).toBe(false);
  }
  expect((await get(`/letters/${post.slug}`)).status).toBe(404);
  for (const list of ["/letters", "/feed.xml", "/feed.json", "/sitemap.xml", "/"]) {
    const { text } = await get(list);
    expect(text, list).not.toContain("zzsecret");
    expect(text, list).not.toContain("/preview/");
  }
});

test("the page says what it is and until when, and passes its address on nowhere", async () => {
  const { id } = createPost({ title: "Quiet", content: "<p>Words.</p>", tags: ["tea"] });
  const { path } = linkTo(id);
  const html = (await (await visit(path)).text()).replaceAll("<!-- -->", "");
  expect(html).toMatch(
    /A preview for whoever has this address, until \w+ \d+, \d+, \d\d:\d\d, time in Asia\/Kolkata/,
  );
  expect(html).toContain("<p>Words.</p>");
  expect(html).not.toContain("Share this story");
});

describe("what is kept as a draft", () => {
  test("lies over the letter, as far as it could be saved", async () => {
    const live = { title: "Live", excerpt: "zzold", content: "zzbefore", readingTime: 4 };
    const { id, slug } = createPost({ ...live, publishedAt: new Date(0) });
    keepDraft(id, {
      title: "",
      content: "zzafter",
      excerpt: "",
      readingTime: "long",
      unknown: 1,
      tags: ["zztag"],
      featuredImage: "javascript:alert(1)",
    });
    const { text } = await get(linkTo(id).path);
    for (const shown of ["live", "zzafter", "zztag", '"readingtime":4'])
      expect(text).toContain(shown);
    for (const left of ["zzold", "zzbefore", "javascript:"]) expect(text).not.toContain(left);
    expect((await get(`/letters/${slug}`)).text).toContain("zzbefore");
  });

  test("is a letter by itself before there is a record", async () => {
    const id = crypto.randomUUID();
    keepDraft(id, { content: "zzbegun" }, 0);
    const { path } = linkTo(id);
    expect((await get(path)).text).toContain("zzbegun");
    const html = await (await visit(path)).text();
    expect(html).toContain("Untitled letter");
  });

  test("and can no longer be read leaves the letter as it is", async () => {
    const { id } = createPost({ title: "Whole", content: "zzwhole" });
    keepDraft(id, "{broken");
    expect((await get(linkTo(id).path)).text).toContain("zzwhole");
  });
});

describe("a 404", () => {
  const secret = "zzgone";
  async function expectGone(path: string) {
    for (const address of waysTo(path)) {
      const { status, text, headers } = await get(address);
      expect(status, address).toBe(404);
      expect(text).not.toContain(secret);
      expect(headers.get("Cache-Control")).toContain("no-store");
    }
  }

  test("for an address that nobody made", async () => {
    await expectGone("/preview/none");
    await expectGone(`/preview/${"A".repeat(43)}`);
  });

  test("for a link that was ended", async () => {
    const { id } = createPost({ title: "Ended", content: secret });
    const link = linkTo(id);
    expect((await get(link.path)).status).toBe(200);
    expect(endPreviewLink(id, link.id)).toBe(true);
    await expectGone(link.path);
  });

  test("for one whose time is over", async () => {
    const { id } = createPost({ title: "Over", content: secret });
    const { path } = linkTo(id);
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
    await expectGone(path);
    vi.useRealTimers();
  });

  test("for a letter that was deleted, whatever is kept of it", async () => {
    const { id, slug } = createPost({ title: "Deleted", content: secret });
    keepDraft(id, { content: secret });
    const { path } = linkTo(id);
    deletePost(id);
    await expectGone(path);
    expect(slug).toBe("deleted");
  });

  test("for a draft of a letter that lies in the bin, also one that was begun without it", async () => {
    const { id } = createPost({ title: "Deleted first" });
    const { path } = linkTo(id);
    deletePost(id);
    keepDraft(id, { content: secret }, 0);
    await expectGone(path);
  });
});

test("nothing else that is hidden is named there", async () => {
  const items = makeItems();
  const hidden = items.filter(({ isPublic }) => !isPublic);
  const { id } = createPost({ title: "Between them" });
  const { text } = await get(linkTo(id).path);
  expect(hidden.filter(({ word }) => text.includes(word))).toEqual([]);
  updatePost(id, { publishedAt: new Date() });
  expect((await get(linkTo(id).path)).text).toContain("between them");
});
