import { beforeAll, describe, expect, test } from "vitest";
import { contentVersion } from "~db/client.server";
import { COLLECTION, destinationWith, PIN, postWith } from "../../support/records/full-records";
import { api } from "../../support/requests/api";
import { entriesOf, formsIn } from "../../support/requests/html-forms";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

/** Drafts as a browser keeps them, without the browser: its form is read from the page and sent as it stands. */

let cookie = "";
let gallery = "";
let letter = "";

beforeAll(async () => {
  cookie = await signedInOwner();
  gallery = await make("/api/gallery", COLLECTION);
  letter = await make("/api/blog-posts", { title: "Related" });
});

async function make(path: string, json: object): Promise<string> {
  const { status, body } = await api("POST", path, { json, cookie });
  expect(status).toBe(201);
  return body.id;
}

type Fields = Record<string, string>;

/** The form at a page that has this field, with its entries as it would send them. */
async function readForm(page: string, field: string): Promise<Fields> {
  const answer = await visit(page, { cookie });
  expect(answer.status).toBe(200);
  const form = formsIn(await answer.text()).find((controls) =>
    controls.some(({ name }) => name === field),
  );
  if (!form) throw new Error(`${page} has no form with ${field}`);
  return Object.fromEntries(entriesOf(form));
}

async function post(path: string, fields: Fields, method = "POST") {
  const answer = await visit(path, { cookie, body: new URLSearchParams(fields), method });
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  return { status: answer.status, headers: answer.headers, text, json: isJson && JSON.parse(text) };
}

const put = (path: string, fields: Fields) => post(path, fields, "PUT");

const kinds = [
  {
    kind: "post",
    field: "title",
    pages: "/admin/posts",
    make: () => make("/api/blog-posts", postWith(letter)),
    record: (id: string) => `/api/blog-posts/by-id/${id}`,
  },
  {
    kind: "destination",
    field: "name",
    pages: "/admin/places",
    make: () => make("/api/destinations", destinationWith(gallery, letter)),
    record: null,
  },
  {
    kind: "pin",
    field: "name",
    pages: "/admin/pins",
    make: () => make("/api/travel-pins", PIN),
    record: (id: string) => `/api/travel-pins/${id}`,
  },
  {
    kind: "collection",
    field: "title",
    pages: "/admin/gallery",
    make: () => make("/api/gallery", COLLECTION),
    record: (id: string) => `/api/gallery/${id}`,
  },
];

describe.each(kinds)("the draft of a $kind", ({ kind, field, pages, make: makeOne, record }) => {
  const path = (id: string) => `/admin/drafts/${kind}/${id}`;
  const keep = (id: string, form: Fields, text: string) =>
    put(path(id), { ...form, [field]: text });

  test("is in its form, and nowhere else", async () => {
    const id = await makeOne();
    const form = await readForm(`${pages}/${id}`, field);
    const version = contentVersion();
    const kept = await keep(id, form, "Written on");
    const saves = Number(form.version);
    expect(kept).toMatchObject({ status: 200, json: { version: saves + 1, baseVersion: saves } });
    expect(contentVersion()).toBe(version);
    const again = await readForm(`${pages}/${id}`, field);
    expect(again).toEqual({
      ...form,
      [field]: "Written on",
      draftId: kept.json.id,
      draftVersion: `${saves + 1}`,
    });
    if (record) expect((await api("GET", record(id), { cookie })).body[field]).toBe(form[field]);
    expect(
      (await visit(pages, { cookie }).then((page) => page.text())).includes(
        "Changed, not published",
      ),
    ).toBe(true);
  });

  test("is gone once it says what the record says", async () => {
    const id = await makeOne();
    const form = await readForm(`${pages}/${id}`, field);
    const kept = await keep(id, form, "Another");
    const { id: draftId, version } = kept.json;
    const back = await put(path(id), { ...form, draftId, draftVersion: `${version}` });
    expect(back.json).toMatchObject({ id: null, version: Number(form.version) });
    expect((await readForm(`${pages}/${id}`, field)).draftId).toBe("");
  });

  test("ends with the save of its form", async () => {
    const id = await makeOne();
    await keep(id, await readForm(`${pages}/${id}`, field), "Saved in the end");
    const form = await readForm(`${pages}/${id}`, field);
    expect((await post(`${pages}/${id}`, form)).status).toBe(303);
    expect(await readForm(`${pages}/${id}`, field)).toMatchObject({
      [field]: "Saved in the end",
      draftId: "",
      version: `${Number(form.version) + 1}`,
    });
  });

  test("that was kept elsewhere is not ended in silence", async () => {
    const id = await makeOne();
    const here = await readForm(`${pages}/${id}`, field);
    await keep(id, here, "From the other device");
    const refused = await post(`${pages}/${id}`, { ...here, [field]: "From here" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("From the other device");
    expect(refused.text).toContain("From here");
    const stale = await keep(id, here, "Typed here");
    expect(stale).toMatchObject({
      status: 409,
      json: { newer: { values: { [field]: "From the other device" } } },
    });
    const { id: draftId, version } = stale.json.newer;
    const mine = { ...here, draftId, draftVersion: `${version}` };
    expect((await keep(id, mine, "Typed here")).status).toBe(200);
  });

  test("whose answer was lost can be kept again by the same page", async () => {
    const id = await makeOne();
    const form = { ...(await readForm(`${pages}/${id}`, field)), writer: crypto.randomUUID() };
    await keep(id, form, "First words");
    expect((await keep(id, form, "First words, and more")).status).toBe(200);
    expect((await keep(id, { ...form, writer: "other" }, "Words")).status).toBe(409);
    expect((await keep(id, { ...form, writer: "other" }, "First words, and more")).status).toBe(
      200,
    );
  });

  test("is kept and discarded by buttons as well", async () => {
    const id = await makeOne();
    const form = await readForm(`${pages}/${id}`, field);
    const kept = await post(`${pages}/${id}`, { ...form, [field]: "", intent: "keep-draft" });
    expect(kept.status).toBe(303);
    const page = await visit(`${pages}/${id}`, { cookie });
    expect(await page.text()).toContain("Discard the draft");
    expect(await readForm(`${pages}/${id}`, field)).toMatchObject({ [field]: "" });
    const gone = await post(`${pages}/${id}`, { ...form, intent: "discard-draft" });
    expect(gone.status).toBe(303);
    expect(await readForm(`${pages}/${id}`, field)).toEqual(form);
  });

  test("can be of one that there is not yet", async () => {
    const form = await readForm(`${pages}/new`, field);
    const id = form.formId ?? "";
    expect((await keep(id, form, "To be continued")).json).toMatchObject({ baseVersion: 0 });
    const list = await (await visit(pages, { cookie })).text();
    expect(list).toContain("To be continued");
    expect(list).toContain(`${pages}/new?draft=${id}`);
    const lost = await visit(`${pages}/${id}`, { cookie });
    expect(lost.headers.get("Location")).toBe(`${pages}/new?draft=${id}`);
    const again = await readForm(`${pages}/new?draft=${id}`, field);
    expect(again).toMatchObject({ formId: id, [field]: "To be continued" });
    expect((await post(`${pages}/new`, again)).status).toBe(303);
    expect(await readForm(`${pages}/${id}`, field)).toMatchObject({
      [field]: "To be continued",
      draftId: "",
      version: "1",
    });
    const made = await visit(`${pages}/new?draft=${id}`, { cookie });
    expect(made.headers.get("Location")).toBe(`${pages}/${id}`);
  });

  test("is not kept for a record that is gone", async () => {
    const id = await makeOne();
    const form = await readForm(`${pages}/${id}`, field);
    await post(pages, { intent: "delete", recordId: id });
    expect((await keep(id, form, "Too late")).status).toBe(404);
  });
});

test("what is no valid value is kept as it was typed, and a time as a time", async () => {
  const id = await make("/api/blog-posts", {
    ...postWith(letter),
    publishedAt: "2025-08-01T04:00:12Z",
  });
  const form = await readForm(`/admin/posts/${id}`, "title");
  const entered = { ...form, title: "", youtubeVideoUrl: "you", publishedAt: "2025-09-01T10:00" };
  await put(`/admin/drafts/post/${id}`, entered);
  expect(await readForm(`/admin/posts/${id}`, "title")).toMatchObject({
    title: "",
    youtubeVideoUrl: "you",
    publishedAt: "2025-09-01T10:00",
  });
  const { body } = await api("GET", `/api/blog-posts/${id}/draft`, { cookie });
  expect(body.publishedAt).toBe("2025-09-01T04:30:00.000Z");
});

test("the home page's texts have a draft as well", async () => {
  const form = await readForm("/admin/home", "heroTitle");
  const kept = await put("/admin/drafts/home/1", { ...form, heroTitle: "Southward" });
  expect(kept.status).toBe(200);
  expect(await readForm("/admin/home", "heroTitle")).toMatchObject({ heroTitle: "Southward" });
  expect((await api("GET", "/api/home-content")).body.heroTitle).toBe(form.heroTitle);
  const now = await readForm("/admin/home", "heroTitle");
  expect((await post("/admin/home", now)).status).toBe(303);
  expect((await api("GET", "/api/home-content")).body.heroTitle).toBe("Southward");
});

test("a record that was saved elsewhere stands beside its draft", async () => {
  const id = await make("/api/blog-posts", postWith(letter));
  const form = await readForm(`/admin/posts/${id}`, "title");
  await put(`/admin/drafts/post/${id}`, { ...form, title: "My draft" });
  await api("PUT", `/api/blog-posts/${id}`, { json: { title: "By a script" }, cookie });
  const page = await (await visit(`/admin/posts/${id}`, { cookie })).text();
  expect(page).toContain("My draft");
  expect(page).toContain("By a script");
  expect(page).toContain("This draft was begun over an older text.");
  const over = await readForm(`/admin/posts/${id}`, "title");
  expect((await post(`/admin/posts/${id}`, over)).status).toBe(303);
});

test.each([
  ["/admin/drafts/letter/1", 404],
  ["/admin/drafts/post/1%00", 404],
  ["/admin/drafts/home/2", 404],
  [`/admin/drafts/post/${crypto.randomUUID()}`, 404],
])("nothing is kept at %s", async (path, status) => {
  expect((await put(path, { title: "T", draftId: "", draftVersion: "3" })).status).toBe(status);
});

test("more than a field can hold is refused, and what was kept stays", async () => {
  const id = await make("/api/blog-posts", postWith(letter));
  const form = await readForm(`/admin/posts/${id}`, "title");
  await put(`/admin/drafts/post/${id}`, { ...form, title: "Kept" });
  const now = await readForm(`/admin/posts/${id}`, "title");
  const long = await put(`/admin/drafts/post/${id}`, { ...now, content: "x".repeat(800_001) });
  expect(long).toMatchObject({
    status: 413,
    json: { message: expect.stringContaining("content") },
  });
  expect((await readForm(`/admin/posts/${id}`, "title")).title).toBe("Kept");
});
