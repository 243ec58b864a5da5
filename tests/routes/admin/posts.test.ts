import { describe, expect, test } from "vitest";
import { EVERYTHING } from "~/models/base/lists/list-query";
import { findPost, updatePost } from "~/models/posts/post.server";
import { pageOfAdminPosts } from "~/models/posts/post-lists.server";
import { OFFERED_POSTS } from "~/models/posts/related";
import { updateSettings } from "~/models/texts/settings.server";
import { action as editPost } from "~/routes/admin/posts/edit";
import { action as listAction } from "~/routes/admin/posts/list";
import { action as newPost } from "~/routes/admin/posts/new";
import { dumpDatabase } from "../../support/records/database";
import { createPost } from "../../support/records/saved";
import { entriesOf, formsIn, formWith } from "../../support/requests/html-forms";
import { errorsOf, ownerForms } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";

const { cookie, post } = await ownerForms();

describe("a story", () => {
  test("that is sent twice is kept once", async () => {
    const fields = { title: "Sent twice", isVisible: "on", formId: crypto.randomUUID() };
    for (let number = 0; number < 2; number++) {
      expect((await post(newPost, fields)).status).toBe(303);
    }
    expect(pageOfAdminPosts({ ...EVERYTHING, q: "Sent twice" }, 1)?.total).toBe(1);
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

  test("keeps its hour when the site is put into another zone while its form is open", async () => {
    const publishedAt = new Date("2025-11-29T02:08:46Z");
    const { id } = createPost({ title: "Before the flight", publishedAt });
    const form = formWith(await (await visit(`/admin/posts/${id}`, { cookie })).text(), "title");
    expect(form.publishedAt).toBe("2025-11-29T07:38");
    const params = { id };
    const hour = () => findPost({ id }, "owner")?.publishedAt?.toISOString();
    updateSettings({ timeZone: "America/New_York" });
    try {
      const sent = { ...form, title: "After the flight" };
      expect((await post(editPost, sent, { params })).status).toBe(303);
      expect(hour()).toBe("2025-11-29T02:08:46.000Z");
      // Entered by the clock that the form shows.
      const later = { ...sent, version: "2", publishedAt: "2025-11-29T09:00" };
      expect((await post(editPost, later, { params })).status).toBe(303);
      expect(hour()).toBe("2025-11-29T03:30:00.000Z");
    } finally {
      updateSettings({ timeZone: "Asia/Kolkata" });
    }
  });

  test("names others as related by check boxes, which keep their order", async () => {
    const [one, two, three] = ["One", "Two", "Three"].map((title) => createPost({ title }).id);
    const relatedBlogPosts = [one, three, two].map(String);
    const made = createPost({ title: "Names both", relatedBlogPosts });
    const html = await (await visit(`/admin/posts/${made.id}`, { cookie })).text();
    const form = formsIn(html).find((controls) => controls.some(({ name }) => name === "title"));
    const boxes = form?.filter(({ name }) => name === "relatedBlogPosts") ?? [];
    expect(boxes.map(({ value }) => value)).not.toContain(made.id);
    const entries = entriesOf(form ?? []).map(([name, value]): [string, string] => [name, value]);
    const sent = entries.filter(([name]) => name === "relatedBlogPosts").map(([, id]) => id);
    expect(sent).toEqual(relatedBlogPosts);
    const related = () => findPost({ id: made.id }, "owner")?.relatedBlogPosts;
    const params = { id: made.id };
    expect((await post(editPost, entries, { params })).status).toBe(303);
    expect(related()).toEqual(relatedBlogPosts);
    const bare = { title: "Names none" };
    expect((await post(editPost, bare, { params })).status).toBe(303);
    expect(related()).toEqual([]);
  });

  test("over which others were named as related meanwhile tells them by their titles", async () => {
    const other = createPost({ title: "Zzother" });
    const { id, title } = createPost({ title: "Names another" });
    updatePost(id, { relatedBlogPosts: [other.id] });
    const body = new URLSearchParams({ title, version: "1" });
    const html = await (await visit(`/admin/posts/${id}`, { cookie, body })).text();
    expect(html).toMatch(/Saved meanwhile:[^/]*<span[^>]*>Zzother<\/span>/);
  });

  test("over which another hour was saved meanwhile tells it with the zone", async () => {
    const { id, title } = createPost({ title: "Comes later" });
    updatePost(id, { publishedAt: new Date("2030-01-06T00:30:00Z") });
    const body = new URLSearchParams({ title, version: "1", publishedAt: "2030-01-06T05:00" });
    const html = await (await visit(`/admin/posts/${id}`, { cookie, body })).text();
    expect(html).toMatch(/Saved meanwhile:[^/]*<time[^>]*>Jan 6, 2030, 06:00 Asia\/Kolkata</);
  });

  test("finds what is not offered, keeps what it names, and saves nothing by that", async () => {
    const [far, named] = ["Zzfar hills", "Zznamed"].map((title) => createPost({ title }).id);
    for (let number = 0; number < OFFERED_POSTS; number++) createPost({ title: `Zz ${number}` });
    const { id } = createPost({ title: "Looks for others", relatedBlogPosts: [String(named)] });
    for (let number = 0; number < OFFERED_POSTS; number++) createPost({ title: `Zy ${number}` });
    const boxesOf = (html: string) => {
      const form = formsIn(html).find((controls) => controls.some(({ name }) => name === "title"));
      const boxes = form?.filter(({ name }) => name === "relatedBlogPosts");
      return boxes?.map(({ value }) => value) ?? [];
    };
    const opened = await (await visit(`/admin/posts/${id}`, { cookie })).text();
    expect(boxesOf(opened)[0]).toBe(named);
    expect(boxesOf(opened)).toHaveLength(1 + OFFERED_POSTS);
    expect(boxesOf(opened)).not.toContain(far);
    const before = dumpDatabase();
    const ask = {
      title: "",
      intent: "find-related",
      relatedSearch: "zzFAR\n",
      relatedBlogPosts: String(named),
    };
    const answer = await visit(`/admin/posts/${id}`, { cookie, body: new URLSearchParams(ask) });
    expect(answer.status).toBe(200);
    expect(boxesOf(await answer.text())).toEqual([named, far]);
    // Both are sent now, with another fault: their titles come back.
    const both = new URLSearchParams({
      title: "",
      version: "1",
      relatedBlogPosts: `${far}, ${named}`,
    });
    const failed = await visit(`/admin/posts/${id}`, { cookie, body: both });
    expect(failed.status).toBe(400);
    const html = await failed.text();
    expect(boxesOf(html).slice(0, 2)).toEqual([far, named]);
    expect(html).toContain("Zzfar hills");
    expect(html).toContain("Zznamed");
    expect(dumpDatabase()).toBe(before);
  });

  test("that names one that is gone comes back with words beside the field", async () => {
    const fields = { title: "Names one", relatedBlogPosts: "none", formId: crypto.randomUUID() };
    const answer = await post(newPost, fields);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).relatedBlogPosts).toEqual([expect.stringContaining("no longer")]);
    const body = new URLSearchParams(fields);
    const html = await (await visit("/admin/posts/new", { cookie, body })).text();
    expect(html).toContain("A related story no longer exists: choose again.");
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

  test("whose reading time was left empty is counted, and one set by hand stays", async () => {
    const content = "word ".repeat(900);
    for (const [readingTime, stored] of [
      ["", 5],
      ["2", 2],
    ] as const) {
      const formId = crypto.randomUUID();
      await post(newPost, { title: "Counted", content, readingTime, formId });
      expect(findPost({ id: formId }, "owner")?.readingTime).toBe(stored);
    }
  });

  test("keeps the seconds of a date that was not touched", async () => {
    const publishedAt = new Date("2025-08-01T04:00:12.345Z");
    const { id } = createPost({ title: "To the second", publishedAt });
    const params = { id };
    const fields = { title: "To the second", version: "1", publishedAt: "2025-08-01T09:30" };
    await post(editPost, { ...fields, excerpt: "More." }, { params });
    expect(findPost({ id }, "owner")).toMatchObject({ excerpt: "More.", publishedAt });
    await post(editPost, { ...fields, version: "2", publishedAt: "2025-08-01T09:31" }, { params });
    expect(findPost({ id }, "owner")?.publishedAt).toEqual(new Date("2025-08-01T04:01:00Z"));
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
    expect(dumpDatabase()).toBe(before);
  });
});
