import { beforeEach, expect, test } from "vitest";
import { invalid, saved } from "~/models/base/records/result";
import { deleteDraft, findDraft, saveDraft } from "~/models/find/drafts/draft.server";
import { saveForm } from "~/models/find/drafts/save-form.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { db, transact } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";
import { createPost } from "../support/records/saved";

const post = createPost({ title: "A letter" });
const key = { kind: "post", recordId: post.id } as const;
const sent = { idempotencyKey: "a", draft: { key, seen: { writer: "here" } } };
const titled = (title: string) => () => updatePost(post.id, { title });
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
  const refused = saveForm({ ...sent, draft: { key, seen: { draftId: null } } }, titled("Saved"));
  expect(refused).toMatchObject({ ok: false, kind: "newer-draft", newer: { writer: "elsewhere" } });
  expect([title(), keys()]).toEqual(["A letter", 0]);
  expect(findDraft(key)).not.toBeNull();
});

test("what is refused leaves its draft and may come again", () => {
  draft("here");
  expect(saveForm(sent, () => invalid("title", "Too long."))).toMatchObject({ ok: false });
  expect(findDraft(key)).not.toBeNull();
  expect(saveForm(sent, titled("Shorter")).ok).toBe(true);
});

test("what throws half-way takes all of it back, within a verb's own transaction too", () => {
  draft("here");
  const broken = () => {
    updatePost(post.id, { title: "Half" });
    throw new Error("The disk is full.");
  };
  expect(() => saveForm(sent, () => transact(broken))).toThrow("The disk is full.");
  expect([title(), keys()]).toEqual(["A letter", 0]);
  expect(findDraft(key)).not.toBeNull();
  expect(saveForm(sent, () => saved(null)).ok).toBe(true);
});
