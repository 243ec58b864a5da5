import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { listMomentsSincePost } from "~/models/road/moments/moments-since-post.server";
import { updateSettings } from "~/models/texts/settings.server";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { blogPosts } from "~db/schema/posts";
import { made } from "../../support/records/bin";
import { createPost } from "../../support/records/saved";
import { api } from "../../support/requests/api";
import { formWith } from "../../support/requests/html-forms";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

const cookie = await signedInOwner();

beforeEach(() => {
  db.delete(moments).run();
  db.delete(blogPosts).run();
});

async function htmlOf(path: string) {
  return (await (await visit(path, { cookie })).text()).replaceAll("<!-- -->", "");
}

async function send(path: string, fields: Record<string, string>) {
  const answer = await visit(path, { cookie, body: new URLSearchParams(fields) });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
}

test("a plain form makes a moment and changes it, and a wrong one comes back as it was typed", async () => {
  const form = formWith(await htmlOf("/admin/moments/new"), "text");
  const wrong = await send("/admin/moments/new", { ...form, text: "", place: "Pushkar" });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain("What happened is required");
  expect(wrong.html).toContain('value="Pushkar"');
  const said = { text: "A camel looked in.", place: "Pushkar", happenedAt: "2025-09-14T18:40" };
  expect((await send("/admin/moments/new", { ...form, ...said })).to).toBe("/admin/moments");
  const [moment] = db.select().from(moments).all();
  expect(moment).toMatchObject({ text: said.text, place: "Pushkar", isVisible: true });
  expect(moment?.happenedAt.toISOString()).toBe("2025-09-14T13:10:00.000Z");
  const path = `/admin/moments/${moment?.id}`;
  const edit = formWith(await htmlOf(path), "text");
  expect(edit.happenedAt).toBe("2025-09-14T18:40");
  expect((await send(path, { ...edit, text: "Two camels." })).to).toBe("/admin/moments");
  expect(await htmlOf("/admin/moments")).toContain("Two camels.");
  expect(await htmlOf("/journey?on=2025-09-14")).toContain(`id="moment-${moment?.id}"`);
});

test("the moments since the last letter go into the text of the next one", async () => {
  const day = (number: number) => new Date(Date.UTC(2025, 8, number));
  createMoment({ text: "Told already", happenedAt: day(1) });
  createPost({ title: "Last", publishedAt: day(2) });
  createMoment({ text: "Salt & wind", place: "Kutch", happenedAt: day(4) });
  createMoment({ text: "Hidden", happenedAt: day(4), isVisible: false });
  createMoment({ text: "Rain at last", happenedAt: day(3) });
  const html = await htmlOf("/admin/posts/new");
  expect(html).toContain("Two moments since your last letter: put them in");
  const form = formWith(html, "title");
  const answer = await send("/admin/posts/new", {
    ...form,
    title: "Next",
    content: "First words.",
    intent: "put-moments",
  });
  expect(answer.status).toBe(200);
  const { title, content } = formWith(answer.html, "title");
  expect(title).toBe("Next");
  expect(content).toMatch(
    /^First words\.\n<p>.*Rain at last<\/p>\n<p><strong>Kutch.*Salt &amp; wind<\/p>$/,
  );
  expect(answer.html).not.toContain("since your last letter");
});

test("feeds bring moments where the owner wants them", async () => {
  const { id } = createMoment({
    text: "Lanterns",
    place: "Kochi",
    coordinates: { lat: 9.96, lng: 76.2 },
  });
  const feed = async () => (await visit("/feed.json")).text();
  expect(await feed()).not.toContain("Lanterns");
  updateSettings({ momentsInFeed: true });
  const [item] = JSON.parse(await feed()).items;
  expect(item).toMatchObject({ id: `urn:uuid:${id}`, title: "Kochi", summary: "Lanterns" });
  expect(item.url).toContain(`#moment-${id}`);
  expect(JSON.stringify(item)).not.toContain("9.96");
  updateSettings({ momentsInFeed: null });
});

test("by the API as well, in one shape with the form", async () => {
  const json = { text: "Mist", place: "Munnar", happenedAt: "2025-10-01T06:00:00Z" };
  const made = await api("POST", "/api/moments", { json, cookie });
  expect(made.status).toBe(201);
  expect(made.headers.get("Location")).toBe(`/api/moments/${made.body.id}`);
  const path = `/api/moments/${made.body.id}`;
  expect((await api("GET", path)).body).toMatchObject({ text: "Mist", picture: null });
  expect((await api("GET", path)).body).not.toHaveProperty("coordinates");
  expect((await api("GET", path, { cookie })).body.coordinates).toEqual({ lat: 0, lng: 0 });
  const refused = await api("PUT", path, { json: { text: "x".repeat(501) }, cookie });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ["text"]]);
  expect((await api("PUT", path, { json: { isVisible: false }, cookie })).status).toBe(200);
  expect((await api("GET", path)).status).toBe(404);
  expect((await api("DELETE", path, { cookie })).status).toBe(204);
  const [entry] = (await api("GET", "/api/bin", { cookie })).body;
  expect(entry).toMatchObject({ kind: "moment", title: "Mist" });
  expect((await api("POST", `/api/bin/${entry.id}/restore`, { cookie })).status).toBe(200);
  expect((await api("GET", path, { cookie })).body.text).toBe("Mist");
});

const place = made(createDestination({ name: "Shimla" }));

test.each([
  ["scheduled", { publishedAt: new Date("2099-01-01") }],
  ["sealed", { publishWhenLeft: place.id }],
  ["live, back-dated", { publishedAt: new Date("2020-01-01") }],
  ["hidden", { isVisible: false }],
])("a moment that lies in a %s letter is not offered again", async (_status, when) => {
  createMoment({ text: "Told before long" });
  createMoment({ text: "Not told yet" });
  const { id } = createPost({ title: "To come", content: "<p>Told before long</p>" });
  db.update(blogPosts)
    .set(when as object)
    .where(eq(blogPosts.id, id))
    .run();
  expect(listMomentsSincePost("").map(({ text }) => text)).toEqual(["Not told yet"]);
});
