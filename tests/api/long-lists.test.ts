import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createPost, updatePost } from "~/models/posts/post.server";
import { postFields } from "~/models/posts/post-columns.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { statementsOf } from "../support/measures/statements";
import { listPosts } from "../support/records/lists";
import { insertDestinations, insertPosts } from "../support/records/many";
import { got } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { send } from "../support/requests/routes";

// A loaded machine takes its time over thousands of rows.
vi.setConfig({ hookTimeout: 60_000 });

const LETTERS = 2_000;
const CONTENT = `<p>${"On the road to the south. ".repeat(200)}</p>`;

let cookie = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  insertPosts(LETTERS, CONTENT);
  insertDestinations(150);
  for (const name of ["00007", "00008", "01999"]) {
    db.update(blogPosts)
      .set({ publishedAt: null })
      .where(eq(blogPosts.slug, `letter-${name}`))
      .run();
  }
});

async function read(path: string, headers: HeadersInit = {}, cookies?: string) {
  return send("GET", path, { headers, cookie: cookies });
}

describe("a long list without parameters", () => {
  test.each(["public", "owner"] as const)(
    "says for the %s what it said in one go",
    async (audience) => {
      const { result, largest } = await statementsOf(async () => {
        const answer = await read("/api/blog-posts", {}, audience === "owner" ? cookie : undefined);
        return answer.text();
      });
      expect(largest).toBeLessThanOrEqual(200);
      expect(result === JSON.stringify(listPosts(audience, postFields))).toBe(true);
    },
  );

  test("begins before it is read, and stops with its reader", async () => {
    const { result: answer, statements } = await statementsOf(() => read("/api/blog-posts"));
    const reader = answer.body?.getReader();
    const later = await statementsOf(async () => {
      for (let chunk = 0; chunk < 3; chunk += 1) {
        const { value } = (await reader?.read()) ?? {};
        expect(value?.length).toBeLessThan(500_000);
      }
      await reader?.cancel();
    });
    const rows = [...statements, ...later.statements].reduce((sum, one) => sum + one.rows, 0);
    expect(rows).toBeLessThan(LETTERS / 4);
  });

  test("has no more fields than were asked for, with a search as well", async () => {
    const all = await (await read("/api/blog-posts?fields=title")).json();
    expect(all).toHaveLength(LETTERS - 3);
    expect(Object.keys(all[0])).toEqual(["id", "title"]);
    const found = await (await read("/api/blog-posts?fields=title&q=letter+0&sort=a-z")).json();
    const titles = found.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(titles).toHaveLength(LETTERS - 3);
  });

  test("with a search looks at the rows once, however many parts it is read in", async () => {
    for (const [search, count] of [
      ["q=LETTER+0&sort=z-a", LETTERS - 3],
      ["q=tag0199&sort=oldest", 9],
      ["q=nowhere", 0],
    ] as const) {
      const { result, statements } = await statementsOf(async () =>
        (await read(`/api/blog-posts?${search}`)).json(),
      );
      expect(result).toHaveLength(count);
      const looking = statements.filter(({ sql }) => sql.includes("contains_text"));
      expect(looking.length).toBeLessThanOrEqual(2);
    }
  });

  test("of destinations too", async () => {
    const { result, largest } = await statementsOf(async () =>
      (await read("/api/destinations")).json(),
    );
    expect(result.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      Array.from({ length: 150 }, (_, index) => `place-${String(index).padStart(5, "0")}`),
    );
    expect(largest).toBe(101);
  });

  test("is private and without a tag for the owner", async () => {
    const { headers } = await read("/api/blog-posts", {}, cookie);
    expect([headers.get("Cache-Control"), headers.get("ETag")]).toEqual([
      "private, no-store",
      null,
    ]);
  });
});

describe("the tag of a long list", () => {
  const tagOf = async (path: string) => (await read(path)).headers.get("ETag") ?? "";

  test("is the same while nothing changes, and lets it be asked for without reading it", async () => {
    const tag = await tagOf("/api/blog-posts");
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tagOf("/api/blog-posts")).toBe(tag);
    expect(await tagOf("/api/blog-posts?fields=title")).not.toBe(tag);
    const again = await read("/api/blog-posts", { "If-None-Match": tag });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test("is another after a save, and when a scheduled letter appears", async () => {
    const before = await tagOf("/api/blog-posts");
    // Time enough for two saves and a look, on a busy machine as well: a letter that is out by then appears no more.
    const soon = new Date(Date.now() + 2_000);
    const { id } = got(createPost({ title: "Soon", publishedAt: soon }));
    updatePost(id, { excerpt: "Sooner" });
    const saved = await tagOf("/api/blog-posts");
    expect(saved).not.toBe(before);
    await expect.poll(() => tagOf("/api/blog-posts"), { timeout: 5_000 }).not.toBe(saved);
  });
});
