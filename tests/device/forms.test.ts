import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toWaitingForm } from "~/device/queue/form-entry";
import { keepForm, nextForm } from "~/device/queue/forms";
import { toPicture } from "~/device/queue/picture-entry";
import type { KeptText, WaitingPicture } from "~/device/queue/queue-entry";
import { putText } from "~/device/queue/texts";
import { OWN_ANSWER } from "~/utils/http/own-answer";
import { fillStore, memoryStore, storedIds } from "../support/memory-store";

vi.mock("~/device/queue/store", async () => (await import("../support/memory-store")).memoryStore);
vi.mock("~/device/queue/channel");
vi.mock("~/device/queue/sync", () => ({ askForSync: async () => {} }));

const post = vi.fn<typeof fetch>();
const file = new File(["bytes"], "a.jpg", { type: "image/jpeg" });
const saved = () => new Response(null, { status: 202, headers: { [OWN_ANSWER]: "yes" } });

function entered(title: string) {
  const form = new FormData();
  form.set("formId", "1");
  form.set("title", title);
  return form;
}

const path = "/admin/posts/new";
const about = { path, page: "New Post", draftKey: "post:1" };

const form = toWaitingForm({ ...about, key: "k", now: 5, entered: entered("A") });
const text = { id: "text:post:1", kind: "text", key: "post:1", at: 5 } as KeptText;

function picture(id: number, field: string): WaitingPicture {
  return { ...toPicture(file, { path, field }), id };
}

beforeEach(() => {
  vi.stubGlobal("self", { location: { origin: "https://journey.example" } });
  vi.stubGlobal("fetch", post.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

test("a form whose picture goes ahead of it has asked the site for nothing", async () => {
  const pictures = [{ id: 7, field: "featuredImageFile" }];
  fillStore({ ...form, pictures }, picture(7, "featuredImageFile"));
  expect(await nextForm(0)()).toBeNull();
  post.mockResolvedValueOnce(saved());
  expect(await (await nextForm(100)())?.()).toBe("done");
  const body = post.mock.calls[0]?.[1]?.body as FormData;
  expect(body.get("featuredImageFile")).toBeInstanceOf(File);
  expect(storedIds(), "nothing of it is left").toEqual([]);
});

test("a form that met no line waits on; once saved it is gone, with what was typed until then", async () => {
  fillStore(form, text);
  post.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await (await nextForm(0)())?.()).toBe("later");
  expect(storedIds()).toEqual([form.id, text.id]);
  post.mockResolvedValueOnce(saved());
  expect(await (await nextForm(0)())?.()).toBe("done");
  const body = post.mock.calls[1]?.[1]?.body as FormData;
  expect(Object.fromEntries(body), "with the moment at which it was sent").toEqual({
    formId: "1",
    title: "A",
    sentAt: "5",
  });
  expect(storedIds()).toEqual([]);
});

test("what was typed of a form until it waits is no draft any more, however late it comes", async () => {
  const at = Date.now();
  fillStore({ ...text, at });
  await keepForm({ ...about, key: "k", entered: entered("A") });
  await putText({ ...text, at });
  expect(storedIds()).toEqual([form.id]);
  const later = { ...text, at: at + 60_000 };
  await putText(later);
  await keepForm({ ...about, key: "k", entered: entered("A") });
  expect(storedIds()).toEqual([form.id, text.id]);
});

test("what was typed after a form was sent stays, and so does a form that came in its place", async () => {
  fillStore(form, { ...text, at: Date.now() + 60_000 });
  post.mockImplementationOnce(async () => {
    await keepForm({ ...about, key: "another", entered: entered("B") });
    return saved();
  });
  await (await nextForm(0)())?.();
  expect(storedIds()).toEqual([form.id, text.id]);
  post.mockResolvedValueOnce(new Response(null, { status: 409, headers: { [OWN_ANSWER]: "yes" } }));
  await (await nextForm(0)())?.();
  expect(await memoryStore.listEntries("form")).toMatchObject([{ key: "another", state: "newer" }]);
});

test("a form takes the pictures chosen in it along, and those of the one in whose place it comes", async () => {
  fillStore(picture(1, "featuredImageFile"), picture(2, "imagesFiles"), {
    ...picture(3, "files"),
    for: { path: "/admin/gallery/new", field: "files" },
  });
  await keepForm({ ...about, key: "k1", entered: entered("A") });
  const [, , other] = await memoryStore.listEntries("picture");
  expect(other?.for).toMatchObject({ field: "files" });
  fillStore(
    ...(await memoryStore.listEntries("form")),
    ...(await memoryStore.listEntries("picture")),
    picture(4, "featuredImageFile"),
  );
  await keepForm({ ...about, key: "k2", entered: entered("B") });
  expect(await memoryStore.listEntries("form")).toMatchObject([
    {
      key: "k2",
      pictures: [
        { id: 2, field: "imagesFiles" },
        { id: 4, field: "featuredImageFile" },
      ],
    },
  ]);
  const purposes = (await memoryStore.listEntries("picture")).map((one) => one.for);
  expect(purposes.filter((one) => typeof one === "object" && "formKey" in one)).toHaveLength(3);
});
