import { expect, test } from "vitest";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { createPost } from "../../support/records/saved";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

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

test("the preview is the public page, with what is kept of it as a draft", async () => {
  const { id, slug } = createPost({ title: "Live", content: "Before", publishedAt: new Date(0) });
  const mainOf = (html: string) => /<article>.*<\/article>/s.exec(html)?.[0];
  const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0];
  const [preview, shown] = [await read(previewOf(id)), await read(`/letters/${slug}`, "")];
  expect(headerOf(preview.html)).toBe(headerOf(shown.html));
  const keep = /<div[^>]* class="[^"]*no-js:hidden.*?<\/div>/s;
  const withoutKeep = shown.html.replace(keep, "");
  expect(mainOf(preview.html)).toBe(mainOf(withoutKeep));

  keepDraft(id, { content: "After" }, 1);
  const drafted = await read(previewOf(id));
  expect(drafted.html).toContain("<p>After</p>");
  expect(drafted.html).not.toContain("Before");
  expect((await read(`/letters/${slug}`, "")).html).toContain("Before");
});

test("a letter that is only a draft yet is shown as well, one that is not there is not", async () => {
  const id = crypto.randomUUID();
  expect((await read(previewOf(id))).status).toBe(404);
  keepDraft(id, { title: "Begun", content: "So far" }, 0);
  const { status, html } = await read(previewOf(id));
  expect(status).toBe(200);
  expect(html).toContain("Begun");
  expect(html).toContain("<p>So far</p>");
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
  expect(related((await read(previewOf(id))).html)).toBe(0);
  keepDraft(id, { relatedBlogPosts: [hidden.id, live.id] }, 1);
  const { html } = await read(previewOf(id));
  expect(related(html)).toBe(1);
  expect(html).toContain("Related Stories");
  expect(html).not.toContain("Zzhidden");
});

test("it is for the owner alone, and for nobody to keep", async () => {
  const { id } = createPost({ title: "Mine", content: "Text" });
  const nobody = await read(previewOf(id), "");
  expect([nobody.status, nobody.headers.get("Location")]).toEqual([
    303,
    `/admin?redirectTo=${encodeURIComponent(previewOf(id))}`,
  ]);
  const { status, headers } = await read(previewOf(id));
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await read(`/admin/posts/${id}`)).html).toContain(`href="${previewOf(id)}"`);
});
