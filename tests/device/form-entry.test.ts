import { describe, expect, test } from "vitest";
import { meaningOf, pageOf, sizeOf, toWaitingForm } from "~/device/queue/form-entry";
import { PUBLISH, SEND_NOW } from "~/forms/intents";
import { canWait } from "~/forms/waiting-forms";

function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const about = { page: "New Post", key: "k", draftKey: "post:1", now: 5 };
const waiting = (path: string, fields: Record<string, string | File>) =>
  toWaitingForm({ ...about, path, entered: formOf(fields) });

describe("what may wait for a line", () => {
  test.each([
    ["/admin/posts/new", PUBLISH, true],
    ["/admin/posts/9a", "save-draft", true],
    ["/admin/moments/new", null, true],
    ["/admin/here", null, true],
    ["/admin/gallery/9a/media/3b", "", true],
    ["/admin/here", "undo", false],
    ["/admin/posts/9a", "preview", false],
    ["/admin/posts/9a/previews", null, false],
    ["/admin/newsletter/9a/send", SEND_NOW, false],
    ["/admin/account", null, false],
    ["/admin/settings", null, false],
    ["/about", null, false],
  ])("%s with the button %s: %s", (path, intent, expected) => {
    expect(canWait(path, formOf(intent === null ? {} : { intent }))).toBe(expected);
  });
});

describe("a form that waits", () => {
  test("is of its record, new or not; a move is of none", () => {
    expect(waiting("/admin/posts/new", { formId: "r1", title: "A" }).of).toBe("r1");
    expect(waiting("/admin/posts/r2", { version: "3" }).of).toBe("/admin/posts/r2");
    expect(waiting("/admin/here", { name: "Agra" }).of).toBe("k");
  });

  test("opens where it was written", () => {
    expect(pageOf(waiting("/admin/posts/new", { formId: "r1" }))).toBe("/admin/posts/new?draft=r1");
    expect(pageOf(waiting("/admin/posts/r2", { version: "3" }))).toBe("/admin/posts/r2");
    expect(pageOf(waiting("/admin/here", { name: "Agra" }))).toBeNull();
  });

  test("of what was chosen shows the words, never the key", () => {
    const place = "destination:0f8fad5b-d9cb-469f-a165-70867728950e";
    expect(waiting("/admin/here", { place }).title).toBe("");
    const chosen = "Munnar, Kerala";
    const here = { ...about, path: "/admin/here", chosen };
    expect(toWaitingForm({ ...here, entered: formOf({ place, name: "" }) }).title).toBe(chosen);
    expect(toWaitingForm({ ...here, entered: formOf({ place, name: "Agra" }) }).title).toBe("Agra");
  });

  test("has its title, and no file fields in which nothing was chosen", () => {
    const form = waiting("/admin/posts/new", {
      title: ` ${"long ".repeat(30)}`,
      featuredImageFile: new File([], ""),
      imagesFiles: new File(["bytes"], "a.jpg"),
    });
    expect(form.title).toHaveLength(81);
    expect(form.fields.map(([name]) => name)).toEqual(["title", "imagesFiles"]);
    expect(sizeOf(waiting("/admin/here", { name: "Āgra" }))).toBe("name".length + 5);
  });
});

test.each([
  [202, true, "saved"],
  [200, true, "refused"],
  [400, true, "refused"],
  [401, true, "signed-out"],
  [404, true, "gone"],
  [409, true, "newer"],
  [503, true, "later"],
  [429, true, "later"],
  // A page of the network's own in the site's place.
  [200, false, "later"],
  [202, false, "later"],
  [401, false, "later"],
  [511, false, "later"],
  // The server in front of the routes refuses some by itself.
  [413, false, "refused"],
])("%i, from the site: %s, means '%s'", (status, isOwn, expected) => {
  expect(meaningOf(status, isOwn)).toBe(expected);
});
