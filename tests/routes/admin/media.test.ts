import { describe, expect, test } from "vitest";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { action as manageMedia } from "~/routes/admin/collections/media";
import { action as editMedia } from "~/routes/admin/collections/medium";
import { dumpDatabase } from "../../support/records/database";
import { errorsOf, ownerForms } from "../../support/requests/owner-forms";

const { post } = await ownerForms();

describe("media", () => {
  test("are added at the end, changed and deleted, and the count is right", async () => {
    const { id } = createCollection({ title: "Media" });
    const params = { id };
    const first = addMedia({ collectionId: id, type: "photo", url: "https://example.com/1.jpg" });
    if (!first.ok) throw new Error("not added");
    const formId = crypto.randomUUID();
    const fields = { type: "photo", url: "https://example.com/2.jpg", formId };
    for (let number = 0; number < 2; number++) await post(manageMedia, fields, { params });
    expect(findCollection(id, "owner")).toMatchObject({ mediaCount: 2 });
    expect(findCollection(id, "owner")?.media.map((one) => one.id)).toEqual([
      first.item.id,
      formId,
    ]);
    const medium = { id, mediaId: formId };
    await post(editMedia, { ...fields, caption: "Changed" }, { params: medium });
    expect(findCollection(id, "owner")?.media[1]).toMatchObject({ caption: "Changed" });
    await post(manageMedia, { intent: "delete", recordId: formId }, { params });
    expect(findCollection(id, "owner")).toMatchObject({ mediaCount: 1 });
  });

  test("that were shared are added in their order, each once, and none from elsewhere", async () => {
    const { id } = createCollection({ title: "Shared to it" });
    const urls = ["2", "1", "2"].map((digit) => `/media/${digit.repeat(16)}-320.jpg`);
    const sent = [...urls, "https://example.com/tracker.gif"].map((url) => ["url", url]);
    const fields = [["intent", "add-pictures"], ...sent] as [string, string][];
    for (let time = 0; time < 2; time++) {
      expect((await post(manageMedia, fields, { params: { id } })).status).toBe(303);
    }
    expect(findCollection(id, "owner")?.media.map(({ url }) => url)).toEqual(urls.slice(0, 2));
    const nowhere = { params: { id: crypto.randomUUID() } };
    expect((await post(manageMedia, fields, nowhere)).status).toBe(404);
  });

  test("keep what was typed for another type", async () => {
    const { id } = createCollection({ title: "Kinds" });
    const fields = { type: "link", title: "Typed", linkUrl: "https://example.com/" };
    const before = dumpDatabase();
    const answer = await post(
      manageMedia,
      { ...fields, intent: "show-fields" },
      { params: { id } },
    );
    expect(answer).toMatchObject({ status: 200, data: { result: { initialValue: fields } } });
    expect(answer.data).not.toHaveProperty("result.error");
    expect(dumpDatabase()).toBe(before);
  });

  test("saved over a newer version are refused, with the newer one beside it", async () => {
    const { id } = createCollection({ title: "Shared" });
    const medium = addMedia({ collectionId: id, type: "photo", url: "/media/a.jpg" });
    if (!medium.ok) throw new Error("not added");
    const params = { id, mediaId: medium.item.id };
    const fields = { type: "photo", url: "/media/a.jpg", version: "1" };
    await post(editMedia, { ...fields, caption: "Theirs" }, { params });
    const refused = await post(editMedia, { ...fields, caption: "Mine" }, { params });
    expect(refused).toMatchObject({ status: 409, data: { newer: { caption: "Theirs" } } });
  });

  test("of YouTube need a link with a video", async () => {
    const { id } = createCollection({ title: "Videos" });
    const fields = { type: "youtube", url: "https://example.com/watch" };
    const answer = await post(manageMedia, fields, { params: { id } });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).url?.[0]).toContain("no YouTube video");
  });
});
