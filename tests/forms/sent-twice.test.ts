import { beforeAll, expect, test } from "vitest";
import { collectionAction } from "~/forms/records/collection-action.server";
import { postAction } from "~/forms/records/post-action.server";
import { findCollection } from "~/models/collections/collection.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { action as hereAction } from "~/routes/admin/here";
import { ownerForms } from "../support/requests/owner-forms";

let owner: Awaited<ReturnType<typeof ownerForms>>;

beforeAll(async () => {
  owner = await ownerForms();
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });

test("a save that arrived is done once, whatever has been saved since", async () => {
  const id = crypto.randomUUID();
  const made = { formId: id, title: "On the ferry", content: "First", ...key() };
  expect((await owner.post(postAction, made)).status).toBe(303);
  expect(updatePost(id, { content: "Second", version: 1 }).ok).toBe(true);
  expect((await owner.post(postAction, made)).status).toBe(303);
  expect(findPost({ id }, "owner")).toMatchObject({ content: "Second", version: 2 });
  // Without the key it is an edit of what somebody saved meanwhile.
  const edit = { title: "On the ferry", content: "Third", version: "1" };
  const other = await owner.post(postAction, { ...edit, ...key() }, { params: { id } });
  expect(other.status).toBe(409);
});

test("what was refused may come again under its key", async () => {
  const id = crypto.randomUUID();
  const sent = { formId: id, content: "Text", ...key() };
  expect((await owner.post(postAction, sent)).status).toBe(400);
  expect((await owner.post(postAction, { ...sent, title: "Titled" })).status).toBe(303);
  expect(findPost({ id }, "owner")?.title).toBe("Titled");
});

test("a move that comes again does not move back", async () => {
  const agra = { name: "Agra, Uttar Pradesh", ...key() };
  expect((await owner.post(hereAction, agra, { path: "/admin/here" })).status).toBe(303);
  const next = { name: "Jhansi, Uttar Pradesh", ...key() };
  expect((await owner.post(hereAction, next, { path: "/admin/here" })).status).toBe(303);
  expect((await owner.post(hereAction, agra, { path: "/admin/here" })).status).toBe(303);
  expect(getJourney()?.currentLocation).toBe("Jhansi, Uttar Pradesh");
});

test("pictures that were sent ahead of their form stand in it by their addresses", async () => {
  const address = "/media/0123456789abcdef-640.jpg";
  const id = crypto.randomUUID();
  await owner.post(postAction, [
    ["formId", id],
    ["title", "With pictures"],
    ["content", "Text"],
    ["featuredImageFile", address],
    ["contentFiles", "/media/fedcba9876543210-640.jpg"],
  ]);
  const post = findPost({ id }, "owner");
  expect(post?.featuredImage).toBe(address);
  expect(post?.content).toMatch(/^Text\n\n<figure.*fedcba9876543210/s);
  const album = crypto.randomUUID();
  await owner.post(collectionAction, [
    ["formId", album],
    ["title", "Album"],
    ["coverImageFile", address],
  ]);
  expect(findCollection(album, "owner")?.coverImage).toBe(address);
});
