import { expect, test } from "vitest";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { createPost } from "../../support/records/saved";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";
import { SITE } from "../../support/requests/routes";

const cookie = await signedInOwner();

async function read(path: string, more = "") {
  const answer = await visit(path, { cookie: `${cookie}; ${more}` });
  return { answer, html: (await answer.text()).replaceAll("<!-- -->", "") };
}

function post(path: string, fields: Record<string, string>) {
  return visit(path, { cookie, body: new URLSearchParams(fields) });
}

const pathOf = (id: string) => `/admin/posts/${id}/previews`;
const makePath = () => pathOf(createPost({ title: "Not yet", content: "Soon." }).id);
const ADDRESS = new RegExp(`${SITE}(/preview/[\\w-]{43})`);

test("a link is made without scripts, and its address shown once", async () => {
  const path = makePath();
  const made = await post(path, { days: "3" });
  expect([made.status, made.headers.get("Location")]).toEqual([303, path]);
  expect(`${[...made.headers]}`).not.toMatch(ADDRESS);
  const kept = made.headers.getSetCookie().find((one) => one.startsWith("__new_preview=")) ?? "";
  expect(kept).toMatch(/HttpOnly/);
  expect(kept).toMatch(/Path=\/admin;/);
  const sent = kept.split(";")[0];
  const { answer, html } = await read(path, sent);
  const [, address = ""] = ADDRESS.exec(html) ?? [];
  expect(html).toContain("shown this once");
  const ended = answer.headers.getSetCookie().find((one) => one.startsWith("__new_preview="));
  expect(ended).toMatch(/^__new_preview=;|Max-Age=0/);
  expect((await visit(address)).status).toBe(200);
  const again = await read(path);
  expect(again.html).not.toMatch(ADDRESS);
  expect(again.html).toContain("End it");
  expect((await read(makePath(), sent)).html).not.toMatch(ADDRESS);

  const recordId = /name="recordId" value="([^"]+)"/.exec(again.html)?.[1] ?? "";
  const end = { intent: "end-preview", recordId };
  expect((await post(path, end)).status).toBe(303);
  expect((await visit(address)).status).toBe(404);
  expect((await post(path, end)).status).toBe(404);
  expect((await read(path)).html).toContain("There are none.");
});

test("a form with something else than days comes back with what is wrong", async () => {
  const path = makePath();
  for (const days of ["0", "91", "soon"]) {
    const answer = await post(path, { days });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Days must be a whole number from 1 to 90.");
  }
  expect((await read(path)).html).toContain("There are none.");
});

test("more links than can run are refused on the page", async () => {
  const path = makePath();
  for (let count = 0; count < 20; count += 1) await post(path, { days: "1" });
  const answer = await post(path, { days: "1" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("20 links to this letter run already");
});

test("a letter that is only a draft yet has links, one that is not there has none", async () => {
  const id = crypto.randomUUID();
  const row = { kind: "post" as const, recordId: id, values: '{"title":"Begun"}', baseVersion: 0 };
  db.insert(drafts)
    .values({ ...row, version: 1, savedAt: new Date() })
    .run();
  expect((await read(pathOf(id))).html).toContain("Begun");
  expect((await post(pathOf(id), { days: "1" })).status).toBe(303);
  const none = pathOf(crypto.randomUUID());
  expect((await read(none)).answer.status).toBe(404);
  expect((await post(none, { days: "1" })).status).toBe(404);
});
