import { expect, test } from "vitest";
import { postPage } from "~/pages/post-page.server";
import { meta } from "~/routes/site/post";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { createPost } from "../../support/records/saved";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";
import { SITE } from "../../support/requests/routes";

const cookie = await signedInOwner();

async function read(path: string, as = cookie) {
  const answer = await visit(path, { cookie: as });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { status: answer.status, headers: answer.headers, html };
}

function keepDraft(recordId: string, values: object, baseVersion: number) {
  const row = { kind: "post" as const, recordId, values: JSON.stringify(values), baseVersion };
  db.insert(drafts)
    .values({ ...row, version: 1, savedAt: new Date() })
    .run();
}

const previewOf = (id: string) => `/admin/posts/${id}/preview`;
const pageOf = (id: string) => `/admin/posts/${id}/page`;

test("the page in the frame is the public one, with what is kept of it as a draft", async () => {
  const { id, slug } = createPost({ title: "Live", content: "Before", publishedAt: new Date(0) });
  const mainOf = (html: string) => /<article>.*<\/article>/s.exec(html)?.[0];
  const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0];
  const [framed, shown] = [await read(pageOf(id)), await read(`/letters/${slug}`, "")];
  expect(headerOf(framed.html)).toBe(headerOf(shown.html));
  const keep = /<div[^>]* class="[^"]*no-js:hidden.*?<\/div>/s;
  const withoutKeep = shown.html.replace(keep, "");
  expect(mainOf(framed.html)).toBe(mainOf(withoutKeep));

  keepDraft(id, { content: "After" }, 1);
  const drafted = await read(pageOf(id));
  expect(drafted.html).toContain("<p>After</p>");
  expect(drafted.html).not.toContain("Before");
  expect((await read(`/letters/${slug}`, "")).html).toContain("Before");
});

test("a letter that is only a draft yet is shown as well, one that is not there is not", async () => {
  const id = crypto.randomUUID();
  for (const path of [previewOf(id), pageOf(id)]) expect((await read(path)).status).toBe(404);
  keepDraft(id, { title: "Begun", content: "So far" }, 0);
  expect((await read(pageOf(id))).html).toContain("<p>So far</p>");
  const { status, html } = await read(previewOf(id));
  expect(status).toBe(200);
  expect(html).toContain("Begun");
  expect((await read(`/admin/posts/new?draft=${id}`)).html).toContain(`href="${previewOf(id)}"`);
});

test("the letters that a draft names as related are shown as far as readers may see them", async () => {
  const out = { publishedAt: new Date(0) };
  const [live, hidden] = [
    createPost({ title: "Zzlive", ...out }),
    createPost({ title: "Zzhidden", ...out, isVisible: false }),
  ];
  const { id } = createPost({ title: "Names them", ...out });
  const related = (html: string) => html.match(/<h3[^>]*>Zz\w+/g)?.length ?? 0;
  expect(related((await read(pageOf(id))).html)).toBe(0);
  keepDraft(id, { relatedBlogPosts: [hidden.id, live.id] }, 1);
  const { html } = await read(pageOf(id));
  expect(related(html)).toBe(1);
  expect(html).toContain("Related Stories");
  expect(html).not.toContain("Zzhidden");
});

test("both are for the owner alone, and for nobody to keep", async () => {
  const { id } = createPost({ title: "Mine", content: "Text" });
  for (const path of [previewOf(id), pageOf(id)]) {
    const nobody = await read(path, "");
    expect([nobody.status, nobody.headers.get("Location")]).toEqual([
      303,
      `/admin?redirectTo=${encodeURIComponent(path)}`,
    ]);
    const { status, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  }
  expect((await read(`/admin/posts/${id}`)).html).toContain(`href="${previewOf(id)}"`);
});

test.each([
  ["", "390px", "light"],
  ["?width=phone&theme=dark", "390px", "dark"],
  ["?width=desk&theme=light", "1280px", "light"],
  ["?width=moon&theme=moon", "390px", "light"],
])("the address %s chooses how it is shown", async (query, width, theme) => {
  const { id } = createPost({ title: "Shown", content: "Text" });
  const { html } = await read(previewOf(id) + query);
  expect(html).toContain(`src="${pageOf(id)}?theme=${theme}"`);
  expect(html).toContain(`--frame-width:${width}`);
  expect(html.match(/aria-current="true"[^>]*>(Phone|Desk|Light|Dark)</g)).toHaveLength(2);
});

test("the card says what the public page tells of itself, as far as services show it", async () => {
  const picture = "https://pictures.example/bus.jpg";
  const title = "The Night Bus to Leh";
  const excerpt = `${"Snow and tea. ".repeat(12)}Unseen.`;
  const post = createPost({ title, excerpt, featuredImage: picture, publishedAt: new Date(0) });
  const matches = [{ id: "root", data: { origin: SITE } }];
  const data = { ...postPage(post), isPreview: false };
  const told = meta({ data, matches } as unknown as Parameters<typeof meta>[0]) ?? [];
  const tag = (property: string) =>
    told.flatMap((one) => ("property" in one && one.property === property ? one.content : []))[0];
  expect(tag("og:title")).toBe(`${title} – Kashmir to Kanyakumari`);

  const { html } = await read(previewOf(post.id));
  const card = /<section[^>]*share-card.*?<\/section>/s.exec(html)?.[0];
  expect(card).toContain(`>${tag("og:title")}<`);
  expect(card).toContain(`>${tag("og:site_name")} · `);
  expect(card).toContain(`src="${SITE}/admin/share-pictures/post/${post.id}/wide.jpg?show"`);
  const described = />(Snow[^<]*)…</.exec(card ?? "")?.[1] ?? "";
  expect(String(tag("og:description")).startsWith(described)).toBe(true);
  expect(described.length).toBeGreaterThan(140);
  expect(described.length).toBeLessThan(155);
});
