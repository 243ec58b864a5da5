import { beforeAll, describe, expect, test } from "vitest";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { action as addMedia } from "~/routes/admin/collections/media";
import { action as newCollection } from "~/routes/admin/collections/new";
import { action as newPin } from "~/routes/admin/pins/new";
import { action as newPost } from "~/routes/admin/posts/new";
import { drawn, received } from "../support/pictures/picture-fixtures";
import { listPosts } from "../support/records/lists";
import { errorsOf, ownerForms } from "../support/requests/owner-forms";

let owner: Awaited<ReturnType<typeof ownerForms>>;
beforeAll(async () => {
  owner = await ownerForms();
});

async function file(field: string, background: string, name?: string) {
  return received(await drawn(40, 30, background).png().toBuffer(), name, field);
}

const OURS = /^\/media\/[0-9a-f]{16}-40\.jpg$/;

describe("a form with a file", () => {
  test("stores it in place of an address, and a figure at the end of the text", async () => {
    const files = [
      await file("featuredImageFile", "#111111"),
      await file("contentFiles", "#222222"),
      await file("contentFiles", "#333333"),
    ];
    const fields = {
      title: "Files",
      content: "Words.",
      featuredImage: "https://example.com/a.jpg",
    };
    expect((await owner.post(newPost, fields, { files })).status).toBe(303);
    const [post] = listPosts("owner");
    expect(post?.featuredImage).toMatch(OURS);
    expect(post?.content).toMatch(
      /^Words\.\n\n<figure>(<img src="\/media\/\w+-40\.jpg" alt="">){2}<figcaption><\/figcaption><\/figure>$/,
    );
  });

  test("that comes back with an error keeps the pictures received, and says which were refused", async () => {
    const files = [
      await file("featuredImageFile", "#444444"),
      received("no picture", "notes.txt", "contentFiles"),
    ];
    const answer = await owner.post(newPost, { title: "", content: "Words." }, { files });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual(["content", "title"]);
    expect(errorsOf(answer).content?.[0]).toMatch(/^notes\.txt: This file is no picture/);
    const { initialValue } = (answer.data as { result: { initialValue: Record<string, unknown> } })
      .result;
    expect(initialValue.featuredImage).toMatch(OURS);
    expect(initialValue.content).toBe("Words.");
  });

  test("adds files to a list of addresses", async () => {
    const files = [await file("imagesFiles", "#555555"), await file("imagesFiles", "#666666")];
    const fields = { name: "Files", country: "India", images: "/a.jpg", pinType: "visited" };
    await owner.post(newPin, fields, { files });
    const pin = listPins("owner").find(({ name }) => name === "Files");
    expect(pin?.images).toEqual([
      "/a.jpg",
      expect.stringMatching(OURS),
      expect.stringMatching(OURS),
    ]);
  });
});

describe("a new collection", () => {
  const formId = crypto.randomUUID();

  test("takes its photos along, in the order chosen, once however often it is sent", async () => {
    for (let times = 0; times < 2; times += 1) {
      const files = [await file("files", "#101010"), await file("files", "#202020")];
      const answer = await owner.post(newCollection, { title: "With photos", formId }, { files });
      expect(answer.headers.get("Location")).toBe("/admin/gallery");
    }
    const { media = [], coverImage } = findCollection(formId, "owner") ?? {};
    expect(media.map(({ type, sortOrder }) => [type, sortOrder])).toEqual([
      ["photo", 0],
      ["photo", 1],
    ]);
    expect(coverImage).toBeNull();
  });

  test("is there without those that are refused, and leads to where others are chosen", async () => {
    const id = crypto.randomUUID();
    const files = [await file("files", "#303030"), received("x", "a.txt", "files")];
    const answer = await owner.post(newCollection, { title: "Some", formId: id }, { files });
    expect(answer.headers.get("Location")).toBe(`/admin/gallery/${id}/media`);
    expect(findCollection(id, "owner")?.media).toHaveLength(1);
  });
});

describe("many files for a collection", () => {
  async function send(id: string, files: Awaited<ReturnType<typeof file>>[], formId: string) {
    const fields = { type: "photo", url: "", caption: "Lake", sortOrder: "0", formId };
    return owner.post(addMedia, fields, { params: { id }, files });
  }

  test("become photos in the order chosen, once however often the form is sent", async () => {
    const { id } = createCollection({ title: "Many" });
    const formId = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) {
      const files = [
        await file("files", "#770000", "b.png"),
        await file("files", "#007700", "a.png"),
        await file("files", "#000077", "c.png"),
      ];
      expect((await send(id, files, formId)).status).toBe(303);
    }
    const media = findCollection(id, "owner")?.media ?? [];
    expect(media.map(({ type, caption, sortOrder }) => [type, caption, sortOrder])).toEqual([
      ["photo", "Lake", 0],
      ["photo", "Lake", 1],
      ["photo", "Lake", 2],
    ]);
    expect(new Set(media.map(({ url }) => url)).size).toBe(3);
  });

  test("are added but for those that are refused, which are named", async () => {
    const { id } = createCollection({ title: "Some" });
    const files = [
      received("x", "a.txt", "files"),
      await file("files", "#880088"),
      { field: "files", name: "huge.jpg", path: null },
    ];
    const answer = await send(id, files, crypto.randomUUID());
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).files).toEqual([
      expect.stringMatching(/^a\.txt: This file is no picture/),
      "huge.jpg: This file is too large: at most 40 MB.",
    ]);
    expect(findCollection(id, "owner")?.media).toHaveLength(1);
  });
});
