import { describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { action as editCollection } from "~/routes/admin/collections/edit";
import { action as manageMedia } from "~/routes/admin/collections/media";
import { action as editMedia } from "~/routes/admin/collections/medium";
import { action as editPlace } from "~/routes/admin/destinations/edit";
import { action as editPin } from "~/routes/admin/pins/edit";
import { action as editPost } from "~/routes/admin/posts/edit";
import { signedInOwner } from "../../support/requests/owner";
import { type Action, errorsOf, ownerForms } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";

const { post } = await ownerForms();

describe("a form whose record was deleted meanwhile comes back with all that was typed", () => {
  const id = crypto.randomUUID();
  test.each<[string, Action, Record<string, string>, string]>([
    ["letter", editPost, { title: "Late", content: "Long." }, "/admin/posts/new"],
    ["place", editPlace, { name: "Late", state: "Kerala" }, "/admin/places/new"],
    ["pin", editPin, { name: "Late", country: "India" }, "/admin/pins/new"],
    ["collection", editCollection, { title: "Late", location: "Kochi" }, "/admin/gallery/new"],
  ])("%s", async (noun, action, fields, createAt) => {
    const answer = await post(action, { ...fields, version: "1" }, { params: { id } });
    expect(answer.status).toBe(404);
    expect(errorsOf(answer)[""]?.[0]).toMatch(
      `This ${noun} was deleted in the meantime. Your text is still here: save it as a new one`,
    );
    expect(answer.data).toMatchObject({
      result: { initialValue: fields },
      gone: { createAt, formId: expect.any(String) },
    });
  });

  test("media item, with its collection or without", async () => {
    const fields = { type: "photo", url: "/media/late.jpg", caption: "Late" };
    const { id: album } = createCollection({ title: "Left behind" });
    const params = { id: album, mediaId: crypto.randomUUID() };
    const answer = await post(editMedia, fields, { params });
    expect(answer).toMatchObject({
      status: 404,
      data: {
        result: { initialValue: fields },
        gone: { createAt: `/admin/gallery/${album}/media` },
      },
    });
    for (const action of [editMedia, manageMedia]) {
      const lost = await post(action, fields, { params: { ...params, id } });
      expect(lost.status).toBe(404);
      expect(lost.data).toMatchObject({ result: { initialValue: fields }, gone: undefined });
    }
  });
});

test("the page of a record that was deleted leads on to the bin", async () => {
  const cookie = await signedInOwner();
  for (const list of ["posts", "places", "pins", "gallery", "moments"]) {
    const answer = await visit(`/admin/${list}/${crypto.randomUUID()}`, { cookie });
    expect(answer.status, list).toBe(404);
    const html = await answer.text();
    expect(html, list).toContain("What was deleted in the last 30 days is in");
    expect(html, list).toContain('href="/admin/bin"');
  }
});
