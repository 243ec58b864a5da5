import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readToast } from "~/forms/flash.server";
import { deletePictures } from "~/models/collections/library/picture-removal.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { expectLinear } from "../../support/measures/growth";
import { addRows } from "../../support/pictures/library";
import { createPost } from "../../support/records/saved";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";
import { SITE } from "../../support/requests/routes";

const cookie = await signedInOwner();

async function read(path: string) {
  const answer = await visit(path, { cookie });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { status: answer.status, html };
}

async function press(path: string) {
  const answer = await visit(path, { cookie, body: new URLSearchParams() });
  const set = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const next = await readToast(new Request(SITE, { headers: { Cookie: set } }));
  const said = next?.toast.description;
  const to = answer.headers.get("Location");
  return { status: answer.status, to, said, html: await answer.text() };
}

function makePost(title = "Rain", content = "<p>The blue lake.</p>") {
  const { id } = createPost({ title, content, excerpt: "Old." });
  updatePost(id, { content: "<p>The green lake.</p>", excerpt: "New." });
  return { id, path: `/admin/posts/${id}/versions` };
}

test("the list has what is now and what was before, with its date and what changed since", async () => {
  const { id, path } = makePost("Listed");
  db.update(versions)
    .set({ savedAt: new Date("2026-08-14T03:42:00Z") })
    .where(eq(versions.recordId, id))
    .run();
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(html).toContain("What stands there now");
  expect(html).toContain(`href="${path}/1"`);
  expect(html).toContain("Aug 14, 2026, 09:12 Asia/Kolkata");
  expect(html).toContain("changed since: Content, Excerpt");
  expect(html).toContain("Listed");
});

test("a comparison marks the words, and shows the HTML only beside what readers read", async () => {
  const { path } = makePost();
  const { html } = await read(`${path}/1`);
  expect(html).toMatch(/The <del[^>]*>blue <\/del><ins[^>]*>green <\/ins>lake\./);
  expect(html).toMatch(/<details[^>]*>(?:(?!<\/details>).)*&lt;p&gt;/s);
  expect(html).toContain("Restore this version");
});

test("where only the HTML differs the page says so, and has it open", async () => {
  const { id, path } = makePost("Bold", "<p>The lake.</p>");
  updatePost(id, { content: "<p>The <b>lake</b>.</p>", excerpt: "Old." });
  const { html } = await read(`${path}/1`);
  expect(html).toContain("The words are the same; tags, links or pictures differ.");
  expect(html).toMatch(/<details[^>]* open/);
});

test("where only white space differs the page says that", async () => {
  const { id, path } = makePost("Wide", "<p>The lake.</p>");
  updatePost(id, { content: "<p>The   lake.</p>\n", excerpt: "Old." });
  expect((await read(`${path}/1`)).html).toContain("Only spaces and line breaks differ.");
});

test("one press restores, which the page that follows says", async () => {
  const { id, path } = makePost("Pressed");
  const { status, to } = await press(`${path}/1`);
  expect([status, to]).toEqual([303, path]);
  expect(findPost({ id }, "owner")?.content).toBe("<p>The blue lake.</p>");
  expect((await read(path)).html).toContain(`href="${path}/2"`);
});

test.each([
  [
    "a place",
    () => {
      const made = createDestination({ name: "Hampi", state: "Old" });
      if (!made.ok) throw new Error("No place");
      updateDestination(made.item.id, { state: "New" });
      return `/admin/places/${made.item.id}/versions`;
    },
  ],
  [
    "the home page",
    () => {
      updateHomeContent({ heroTitle: "New" });
      return "/admin/home/versions";
    },
  ],
])("%s has the same pages", async (_, make) => {
  const path = make();
  const { html } = await read(path);
  const number = /versions\/(\d+)"/.exec(html)?.[1];
  const compared = await read(`${path}/${number}`);
  expect(compared.status).toBe(200);
  expect(compared.html).toMatch(/<ins[^>]*>New<\/ins>/);
  expect(await press(`${path}/${number}`)).toMatchObject({ status: 303, to: path });
  if (path.includes("home")) expect(getHomeContent().heroTitle).not.toBe("New");
});

test("the forms lead there", async () => {
  const { id, path } = makePost("Linked");
  const { html } = await read(`/admin/posts/${id}`);
  for (const to of [path, `/admin/posts/${id}/previews`]) expect(html).toContain(`href="${to}"`);
  expect((await read("/admin/home")).html).toContain('href="/admin/home/versions"');
});

describe("a version that does not fit", () => {
  function makeBroken(stored: string) {
    const { id, path } = makePost("Broken");
    db.update(versions).set({ values: stored }).where(eq(versions.recordId, id)).run();
    return { id, path, before: findPost({ id }, "owner") };
  }

  test("for it can no longer be read is marked, shown as it is stored, and not restored", async () => {
    const { id, path, before } = makeBroken('{"content": "half a <p>');
    expect((await read(path)).html).toContain("Can no longer be read");
    const { status, html } = await read(`${path}/1`);
    expect(status).toBe(200);
    expect(html).toContain("can no longer be read");
    expect(html).toContain("half a &lt;p&gt;");
    expect(html).not.toContain("Restore this version");
    const refused = await press(`${path}/1`);
    expect(refused.status).toBe(400);
    expect(findPost({ id }, "owner")).toEqual(before);
  });

  test("today's rules is refused with what is wrong", async () => {
    const { id, path, before } = makeBroken('{"title":"Old","category":"ferries"}');
    const { status, html } = await press(`${path}/1`);
    expect(status).toBe(400);
    expect(html).toContain("Category must be one of");
    expect(findPost({ id }, "owner")).toEqual(before);
  });
});

test("what is not there is a 404", async () => {
  const { id, path } = makePost("Alone");
  const none = crypto.randomUUID();
  for (const address of [
    `${path}/7`,
    `${path}/x`,
    `${path}?page=2`,
    `${path}?page=x`,
    `/admin/posts/${none}/versions`,
    `/admin/places/${id}/versions`,
    `/admin/home/versions/99`,
  ]) {
    expect((await read(address)).status, address).toBe(404);
  }
  expect((await press(`${path}/7`)).status).toBe(404);
});

test("of a version whose picture was deleted it is said before and after it is restored", async () => {
  const [kept = "", gone = ""] = addRows({}, {});
  const image = (id: string) => `<img src="/media/${id}-40.jpg" alt="">`;
  const { path } = makePost("Pictured", image(kept) + image(gone));
  expect((await read(`${path}/1`)).html).not.toContain("in the library");
  await deletePictures([gone]);
  const note = "One of its pictures is no longer in the library";
  expect((await read(`${path}/1`)).html).toContain(note);
  const { to, said } = await press(`${path}/1`);
  expect(to).toBe(path);
  expect(said).toContain(note);
});

test("many versions are listed by twenty", async () => {
  const { id, path } = makePost("Many");
  for (let count = 0; count < 21; count += 1) updatePost(id, { excerpt: `Number ${count}` });
  const [first, second] = [await read(path), await read(`${path}?page=2`)];
  const shown = (html: string) => html.match(/versions\/\d+"/g)?.length ?? 0;
  expect(first.html).toContain("Page 1 of 2");
  expect(second.html).toContain("changed since: Excerpt");
  expect(second.html).not.toContain("What stands there now");
  expect(shown(first.html)).toBeGreaterThan(shown(second.html));
  expect((await read(`${path}?page=3`)).status).toBe(404);
});

test("a comparison of the longest letters takes no longer than their length asks for", async () => {
  const words = (size: number, sign: string) =>
    Array.from({ length: size / 10 }, (_, n) => `${sign}${String(n).padStart(8, "0")}`).join(" ");
  const make = (size: number) => {
    const { id } = createPost({ title: "Long", content: words(size, "a") });
    updatePost(id, { content: words(size, "b") });
    return `/admin/posts/${id}/versions/1`;
  };
  await expectLinear(make, read, [12_500, 199_990]);
});
