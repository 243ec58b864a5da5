import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deleteDraft, findDraft, saveDraft } from "~/models/find/drafts/draft.server";
import { saveForm } from "~/models/find/drafts/save-form.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { checkIn } from "~/models/road/journey/check-in.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { db } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";
import { createPost } from "../support/records/saved";

const post = createPost({ title: "A letter" });
const key = { kind: "post", recordId: post.id } as const;
const sent = { idempotencyKey: "a", key, seen: { writer: "here" } };
const titled = (title: string) => ({ kind: "post", isNew: false, values: { title } }) as const;
const title = () => findPost({ id: post.id }, "owner")?.title;
const keys = () => db.select().from(idempotencyKeys).all().length;

function draft(writer: string) {
  saveDraft(key, { title: "Typed" }, { writer });
}

beforeEach(() => {
  deleteDraft(key);
  db.delete(idempotencyKeys).run();
  updatePost(post.id, { title: "A letter" });
});

test("a form is saved once under its key, and its draft ends with it", () => {
  draft("here");
  expect(saveForm(sent, titled("Saved"))).toMatchObject({ ok: true, item: { title: "Saved" } });
  expect(findDraft(key)).toBeNull();
  expect(saveForm(sent, titled("Saved again"))).toEqual({ ok: true, kind: "repeated" });
  expect(title()).toBe("Saved");
});

test("without a key it is saved each time", () => {
  for (const each of ["One", "Two"]) saveForm({ ...sent, idempotencyKey: null }, titled(each));
  expect([title(), keys()]).toEqual(["Two", 0]);
});

test("over a draft that was kept elsewhere it is not saved, and may come again", () => {
  draft("elsewhere");
  const refused = saveForm({ ...sent, seen: { draftId: null } }, titled("Saved"));
  expect(refused).toMatchObject({ ok: false, kind: "newer-draft", newer: { writer: "elsewhere" } });
  expect([title(), keys()]).toEqual(["A letter", 0]);
  expect(findDraft(key)).not.toBeNull();
});

test("what is refused leaves its draft and may come again", () => {
  draft("here");
  const nowhere = { title: "Refused", publishWhenLeft: crypto.randomUUID() };
  const refused = saveForm(sent, { kind: "post", isNew: false, values: nowhere });
  expect(refused).toMatchObject({ ok: false, kind: "invalid" });
  expect([title(), keys()]).toEqual(["A letter", 0]);
  expect(findDraft(key)).not.toBeNull();
  expect(saveForm(sent, titled("Shorter")).ok).toBe(true);
});

test("what throws half-way takes all of it back, the record too", () => {
  draft("here");
  db.run(sql`create temp trigger full before insert on idempotency_keys
    begin select raise(abort, 'The disk is full.'); end`);
  expect(() => saveForm(sent, titled("Half"))).toThrow("The disk is full.");
  db.run(sql`drop trigger full`);
  expect([title(), keys()]).toEqual(["A letter", 0]);
  expect(findDraft(key)).not.toBeNull();
  expect(saveForm(sent, titled("Whole")).ok).toBe(true);
});

test("a check-in is saved once under its key", () => {
  const input = { name: "Leh", coordinates: { lat: 34.16, lng: 77.58 } };
  const here = { idempotencyKey: "b", at: new Date() };
  expect(checkIn(input, here)).toMatchObject({ ok: true, item: "Leh" });
  expect(checkIn({ ...input, name: "Diskit" }, here)).toEqual({ ok: true, kind: "repeated" });
  expect(getJourney()?.currentLocation).toBe("Leh");
});
