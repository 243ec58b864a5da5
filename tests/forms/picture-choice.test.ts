import { beforeAll, describe, expect, test } from "vitest";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { readChoice } from "~/models/collections/library/picture-choice";
import { pageOfChoice } from "~/models/collections/library/picture-choice.server";
import { pageOfPictures } from "~/models/collections/library/picture-library.server";
import { createPin } from "~/models/road/pins/pin.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { action as addMedia } from "~/routes/admin/collections/media";
import { action as newCollection, loader as openNew } from "~/routes/admin/collections/new";
import { action as addPhotos } from "~/routes/admin/collections/photos";
import { action as homeAction } from "~/routes/admin/home";
import { loader as choose } from "~/routes/admin/media/choose";
import { action as newPost } from "~/routes/admin/posts/new";
import { action as settingsAction } from "~/routes/admin/settings";
import { addRows, emptyLibrary } from "../support/pictures/library";
import { drawn, received } from "../support/pictures/picture-fixtures";
import { listPosts } from "../support/records/lists";
import { createPost } from "../support/records/saved";
import { type Answer, ownerForms } from "../support/requests/owner-forms";
import { SITE } from "../support/requests/routes";

const HAMPI = { latitude: 15.335, longitude: 76.46 };
const addressOf = (id: string) => `/media/${id}-40.jpg`;

let owner: Awaited<ReturnType<typeof ownerForms>>;
let ids: string[];
beforeAll(async () => {
  owner = await ownerForms();
  emptyLibrary();
  createPin({
    name: "Hampi, Karnataka",
    country: "India",
    coordinates: { lat: 15.33, lng: 76.45 },
  });
  ids = addRows(
    { title: "Bazaar", takenAt: new Date("2025-08-14T04:00:00Z"), ...HAMPI },
    { title: "Boulders", takenAt: new Date("2025-08-14T05:00:00Z"), ...HAMPI },
    { title: "Train", takenAt: new Date("2025-08-16T05:00:00Z") },
    { title: "Map of the road", isDrawn: true },
  );
  createPost({ title: "Uses the train", content: `<img src="${addressOf(ids[2] ?? "")}">` });
});

function titles(search: string) {
  return pageOfChoice(readChoice(new URLSearchParams(search))).pictures.map(({ title }) => title);
}

type Chooser = { field: string; chosen: string[]; pictures: { title: string }[] };

function answered({ data }: Answer) {
  return data as { result: { initialValue: Record<string, unknown> }; choice?: Chooser };
}

describe("the photographs to choose from", () => {
  test.each([
    ["", ["Boulders", "Bazaar", "Train"]],
    ["choiceOrder=newest", ["Train", "Boulders", "Bazaar"]],
    ["choiceWords=baz", ["Bazaar"]],
    ["choiceWords=hampi", ["Boulders", "Bazaar"]],
    ["choiceDay=2025-08-16", ["Train"]],
    ["choicePage=9", ["Boulders", "Bazaar", "Train"]],
  ])("'%s' gives %j: unused first, then newest first", (search, expected) => {
    expect(titles(search)).toEqual(expected);
  });

  test("are told apart by day and by place, with how many there are of each", () => {
    const { days, places } = pageOfChoice(readChoice(new URLSearchParams()));
    expect(days.map(({ value, count }) => [value, count])).toEqual([
      ["2025-08-16", 1],
      ["2025-08-14", 2],
    ]);
    expect(places).toEqual([{ value: expect.any(String), label: "Hampi", count: 2 }]);
    expect(titles(`choicePlace=${places[0]?.value}`)).toEqual(["Boulders", "Bazaar"]);
  });

  test("have no map among them that was drawn for a mail, nor has the library", () => {
    expect(pageOfPictures({}, 1, 10)?.pictures.map(({ title }) => title)).not.toContain(
      "Map of the road",
    );
    expect(titles("choiceWords=road")).toEqual([]);
  });

  test("are the owner's alone", async () => {
    const ask = (headers: HeadersInit) => {
      const request = new Request(`${SITE}/admin/media/choose?choiceWords=baz`, { headers });
      return choose({ request, params: {}, context: {} });
    };
    const refused = await ask({}).catch((thrown: Response) => thrown);
    expect(refused.status).toBe(303);
    const answer = await ask({ Cookie: owner.cookie });
    expect((await answer.json()).pictures).toMatchObject([{ title: "Bazaar" }]);
  });
});

describe("photographs that are added on the page of all collections", () => {
  async function add(to: string, sent: [name: string, background: string][]) {
    const files = await Promise.all(
      sent.map(async ([name, background]) =>
        received(
          background ? await drawn(40, 30, background).png().toBuffer() : "no picture",
          name,
          "files",
        ),
      ),
    );
    const answer = await owner.post(addPhotos, { to }, { files });
    return { answer, location: answer.headers.get("Location") ?? "" };
  }

  test("come into the one that was chosen, without the one that is no picture", async () => {
    const { id } = createCollection({ title: "On the road" });
    const { location } = await add(id, [
      ["a.png", "#123456"],
      ["notes.txt", ""],
    ]);
    expect(location).toBe(`/admin/gallery/${id}/media?tab=existing`);
    expect(findCollection(id, "owner")?.media).toMatchObject([{ type: "photo" }]);
  });

  test("wait in the form of a new one, whose draft keeps them", async () => {
    const { location } = await add("new", [["b.png", "#234567"]]);
    expect(location).toMatch(/^\/admin\/gallery\/new\?pictures=[0-9a-f]{16}$/);
    const request = new Request(SITE + location, { headers: { Cookie: owner.cookie } });
    const { values, formId } = await openNew({ request, params: {}, context: {} });
    expect(values.files).toEqual([expect.stringMatching(/^\/media\//)]);
    const files = values.files?.join(", ") ?? "";
    const kept = { title: "", files, intent: "keep-draft", formId, draftId: "", draftVersion: "0" };
    await owner.post(newCollection, kept);
    const again = new Request(`${SITE}/admin/gallery/new?draft=${formId}`, {
      headers: { Cookie: owner.cookie },
    });
    const reopened = await openNew({ request: again, params: {}, context: {} });
    expect(reopened.values.files).toEqual(values.files);
  });

  test.each([
    ["library", [["c.png", "#345678"]], "/admin/media"],
    ["library", [], "/admin/gallery"],
    ["new", [], "/admin/gallery/new?pictures="],
  ] as [string, [string, string][], string][])(
    "to %s with %j lead to the page where they are",
    async (to, sent, path) => {
      expect((await add(to, sent)).location).toBe(path);
    },
  );

  test("for one that is gone are answered with 404", async () => {
    const { answer } = await add(crypto.randomUUID(), [["d.png", "#456789"]]);
    expect(answer.status).toBe(404);
  });
});

describe("a form without scripts", () => {
  const typed = { title: "Typed", content: "Words.", tags: "a, b" };

  test("comes back as it was typed, with the photographs beside the field", async () => {
    const before = listPosts("owner").length;
    const fields = { ...typed, choose: "contentFiles", choiceWords: "hampi" };
    const { result, choice } = answered(await owner.post(newPost, fields));
    expect(result.initialValue).toMatchObject(typed);
    expect(choice).toMatchObject({ field: "contentFiles", chosen: [] });
    expect(choice?.pictures.map(({ title }) => title)).toEqual(["Boulders", "Bazaar"]);
    expect(listPosts("owner")).toHaveLength(before);
  });

  test("keeps what is ticked while another page or word is asked for", async () => {
    const chosen = addressOf(ids[0] ?? "");
    const looking = { ...typed, chooseFor: "contentFiles", chosen };
    const buttons: Record<string, string>[] = [{ choicePage: "2" }, { choose: "contentFiles" }];
    for (const button of buttons) {
      const { result, choice } = answered(await owner.post(newPost, { ...looking, ...button }));
      expect(choice?.chosen).toEqual([chosen]);
      expect(result.initialValue.content).toBe("Words.");
    }
  });

  const two = () => ids.slice(0, 2).map((id): [string, string] => ["chosen", addressOf(id)]);

  test("puts several into one figure of its text", async () => {
    const fields: [string, string][] = [
      ...Object.entries(typed),
      ["chooseFor", "contentFiles"],
      ...two(),
      ["choose", ""],
    ];
    const { result, choice } = answered(await owner.post(newPost, fields));
    expect(choice).toBeUndefined();
    const images = ids.slice(0, 2).map((id) => `<img src="${addressOf(id)}" alt="">`);
    expect(result.initialValue.content).toBe(
      `Words.\n\n<figure>${images.join("")}<figcaption></figcaption></figure>`,
    );
  });

  test("that is saved while they are looked at takes along what is ticked", async () => {
    const fields = {
      ...typed,
      title: "Saved at once",
      chooseFor: "featuredImageFile",
      chosen: addressOf(ids[1] ?? ""),
    };
    expect((await owner.post(newPost, fields)).status).toBe(303);
    const post = listPosts("owner").find(({ title }) => title === "Saved at once");
    expect(post?.featuredImage).toBe(addressOf(ids[1] ?? ""));
  });

  test("takes no address that is none of the library", async () => {
    const fields = {
      ...typed,
      chooseFor: "featuredImageFile",
      chosen: "https://example.com/a.jpg",
      choose: "",
    };
    const { result } = answered(await owner.post(newPost, fields));
    expect(result.initialValue.featuredImage).toBeUndefined();
  });

  test.each([
    ["the home page", homeAction, "heroBackgroundImageFile", { heroTitle: "Typed" }],
    ["the settings", settingsAction, "iconFile", { group: "names look", siteName: "Typed" }],
  ])("of %s offers them as well, and changes nothing", async (_name, action, field, fields) => {
    const before = JSON.stringify(getHomeContent());
    const looking = answered(await owner.post(action, { ...fields, choose: field }));
    expect(looking.choice).toMatchObject({ field });
    expect(Object.values(looking.result.initialValue)).toContain("Typed");
    expect(JSON.stringify(getHomeContent())).toBe(before);
  });

  test("for a collection takes several into it, old or new", async () => {
    const formId = crypto.randomUUID();
    const made: [string, string][] = [
      ["title", "Chosen"],
      ["formId", formId],
      ["chooseFor", "files"],
      ...two(),
    ];
    expect((await owner.post(newCollection, made)).status).toBe(303);
    const urls = (id: string) => findCollection(id, "owner")?.media.map(({ url }) => url);
    const both = ids.slice(0, 2).map(addressOf);
    expect(urls(formId)).toEqual(both);

    const { id } = createCollection({ title: "There" });
    const sent: [string, string][] = [["type", "photo"], ["chooseFor", "files"], ...two()];
    const answer = await owner.post(addMedia, sent, { params: { id } });
    expect(answer.status).toBe(303);
    expect(urls(id)).toEqual(both);
  });
});

test("photographs that a collection has already get the words of its form, and are not added again", async () => {
  const { id } = createCollection({ title: "In two steps" });
  const params = { id };
  const url = addressOf(ids[0] ?? "");
  await owner.post(addMedia, { intent: "add-pictures", url }, { params });
  const [added] = findCollection(id, "owner")?.media ?? [];
  await owner.post(addMedia, { intent: "add-pictures", url }, { params });
  expect(findCollection(id, "owner")?.media).toEqual([added]);
  await owner.post(addMedia, { type: "photo", files: url, caption: "At dawn" }, { params });
  expect(findCollection(id, "owner")?.media).toMatchObject([{ url, caption: "At dawn" }]);
});
