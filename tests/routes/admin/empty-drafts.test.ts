import { expect, test } from "vitest";
import { fieldText } from "~/device/screens/drafts/entered-value";
import {
  findDraft,
  listDrafts,
  saveDraft,
  sweepEmptyDrafts,
} from "~/models/find/drafts/draft.server";
import { loader as newCollection } from "~/routes/admin/collections/new";
import { loader as newPlace } from "~/routes/admin/destinations/new";
import { action as keep } from "~/routes/admin/draft";
import { loader as newPin } from "~/routes/admin/pins/new";
import { loader as newPost } from "~/routes/admin/posts/new";
import { db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { type Action, ownerForms } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";
import { SITE } from "../../support/requests/routes";

const { cookie } = await ownerForms();

const forms = [
  ["post", newPost, "title"],
  ["destination", newPlace, "name"],
  ["pin", newPin, "name"],
  ["collection", newCollection, "title"],
] as const;

/** Keeps what a form says, as its page does. */
function send(kind: string, id: string, fields: object) {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    name === "coordinates"
      ? [
          ["coordinates.lat", String(value.lat)],
          ["coordinates.lng", String(value.lng)],
        ]
      : [[name, fieldText(value)]],
  );
  const body = new URLSearchParams([...entries, ["draftId", ""], ["draftVersion", "0"]]);
  const request = new Request(`${SITE}/admin/drafts/${kind}/${id}`, {
    method: "PUT",
    body,
    headers: { Cookie: cookie },
  });
  return (keep as Action)({ request, params: { kind, id }, context: {} }) as Promise<Response>;
}

test.each(forms)(
  "of a new %s nothing is kept before anything was entered",
  async (kind, load, name) => {
    const request = new Request(`${SITE}/admin/x/new`, { headers: { Cookie: cookie } });
    const { values, draft } = await load({ request, params: {}, context: {} });
    const key = { kind, recordId: draft.recordId };
    await send(kind, draft.recordId, values);
    expect(findDraft(key)).toBeNull();
    await send(kind, draft.recordId, { ...values, readingTime: 1 });
    expect(findDraft(key)).toBeNull();
    await send(kind, draft.recordId, { ...values, [name]: "A" });
    expect(listDrafts(kind).map(({ title }) => title)).toEqual(["A"]);
  },
);

test("a draft from which everything was taken out again goes, and can be begun anew", () => {
  const key = { kind: "post", recordId: crypto.randomUUID() } as const;
  const kept = saveDraft(key, { title: "A" }, { version: 0 });
  expect(kept.ok && kept.item.version).toBe(1);
  const emptied = saveDraft(key, { title: null }, { version: 1 });
  expect(emptied.ok && emptied.item).toMatchObject({ id: null, version: 0 });
  expect(findDraft(key)).toBeNull();
  expect(saveDraft(key, { title: "B" }, { version: 0 }).ok).toBe(true);
});

test.each(["", " \n", "<p></p>", "<p><br></p><p> </p>"])(
  "a text of no words, such as %j, is none",
  (content) => {
    const key = { kind: "post", recordId: crypto.randomUUID() } as const;
    saveDraft(key, { title: " ", content }, { version: 0 });
    expect(findDraft(key)).toBeNull();
  },
);

test.each([
  [{ title: "A title" }, ""],
  [{ content: "<p>First   words,</p><p>and <b>more</b>.</p>" }, "First words, and more."],
  [{ content: `<p>${"word ".repeat(500)}</p>` }, /^(word ){10,15}word…$/],
  [{ content: "", excerpt: "Short" }, "Short"],
  [{ content: '<img src="/media/x" alt="A ferry">' }, "[Picture: A ferry]"],
])("a draft is listed by its first words: %j", (values, words) => {
  const key = { kind: "post", recordId: crypto.randomUUID() } as const;
  saveDraft(key, values, { version: 0 });
  const listed = listDrafts("post").find(({ recordId }) => recordId === key.recordId);
  expect(listed?.firstWords).toMatch(words);
});

test("a search of the list finds drafts by their title and first words, and hides the others", async () => {
  const texts = { Cardamom: "<p>Hills</p>", Sleeper: "<p>Cardamom tea</p>", Ferry: "<p>Rain</p>" };
  for (const [title, content] of Object.entries(texts)) {
    const key = { kind: "post", recordId: crypto.randomUUID() } as const;
    saveDraft(key, { title, content }, { version: 0 });
  }
  const html = await (await visit("/admin/posts?q=cardamom&drafts=all", { cookie })).text();
  const shown = Object.keys(texts).filter((title) => html.includes(`>${title}<`));
  expect(shown).toEqual(["Cardamom", "Sleeper"]);
});

test("those that were kept before are swept, and no others", () => {
  const keys = ["", "A letter"].map((title) => {
    const recordId = crypto.randomUUID();
    const values = JSON.stringify({
      title,
      category: "adventure",
      readingTime: 5,
      isVisible: true,
    });
    const row = { id: crypto.randomUUID(), kind: "post" as const, recordId, values };
    db.insert(drafts)
      .values({ ...row, baseVersion: 0, version: 1, writer: "", savedAt: new Date() })
      .run();
    return { kind: "post" as const, recordId };
  });
  expect(sweepEmptyDrafts()).toBe(1);
  expect(keys.map((key) => findDraft(key) !== null)).toEqual([false, true]);
});
