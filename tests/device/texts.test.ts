import { beforeEach, expect, test, vi } from "vitest";
import { toWaitingForm } from "~/device/queue/form-entry";
import type { KeptText } from "~/device/queue/queue-entry";
import { nextText, textsThatWait } from "~/device/queue/send-texts";
import { forgetText, restText, storeConflictCopy } from "~/device/queue/texts";
import { fillStore, storedIds } from "../support/memory-store";

vi.mock("~/device/queue/store", async () => (await import("../support/memory-store")).memoryStore);
vi.mock("~/device/queue/channel");

const draft = { id: "d", version: 1, baseVersion: 1, writer: "w", savedAt: "" };

function text(recordId: string, at: number, changes: Partial<KeptText> = {}): KeptText {
  return {
    id: `text:post:${recordId}`,
    kind: "text",
    key: `post:${recordId}`,
    of: { kind: "post", recordId },
    address: "/admin/posts/new",
    fields: [["title", recordId]],
    files: [],
    draft,
    state: "waiting",
    writer: "w",
    at,
    ...changes,
  };
}

function waiting(recordId: string, now: number) {
  return toWaitingForm({
    path: "/admin/posts/new",
    page: "New Post",
    entered: new FormData(),
    key: recordId,
    draftKey: `post:${recordId}`,
    now,
  });
}

const put = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", put.mockReset());
  return () => vi.unstubAllGlobals();
});

/** What one sending makes of the text, whose site answers so. */
async function sent(status: number, body: object) {
  put.mockResolvedValueOnce(Response.json(body, { status }));
  return (await nextText(100)())?.();
}

test("a text that a form of the outbox holds is not counted once more, taken by the site or not", () => {
  const texts = [
    text("sent", 10),
    text("at the site", 12, { state: "sent" }),
    text("refused", 20),
    text("typed on", 30),
  ];
  const forms = [
    waiting("sent", 15),
    waiting("typed on", 15),
    { ...waiting("refused", 25), state: "refused" as const },
  ];
  expect(textsThatWait(texts, forms).map(({ of }) => of?.recordId)).toEqual(["typed on"]);
});

test("the oldest text goes first, none that its form brings or that is typed now", async () => {
  fillStore(text("later", 50), text("first", 10), text("now", 100));
  expect(await sent(200, draft)).toBe("done");
  expect(String(put.mock.calls[0]?.[0])).toBe("/admin/drafts/post/first");
  expect(storedIds()).toEqual(["text:post:later", "text:post:now"]);
  fillStore(text("followed", 10), waiting("followed", 5), text("now", 100));
  expect(await nextText(100)()).toBeNull();
});

test("a text that is older than the site's waits for its writer, and is not sent again", async () => {
  fillStore(text("older", 10));
  expect(await sent(409, { newer: {} })).toBe("done");
  expect(storedIds()).toEqual(["text:post:older"]);
  expect(await nextText(100)()).toBeNull();
});

test("a text of a letter that was deleted becomes a new one, and no text is lost without a line", async () => {
  fillStore(text("gone", 10));
  put.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await (await nextText(100)())?.()).toBe("later");
  expect(storedIds()).toEqual(["text:post:gone"]);
  put.mockResolvedValueOnce(Response.json({}, { status: 404 }));
  put.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await (await nextText(100)())?.()).toBe("done");
  expect(storedIds()).toEqual([expect.stringMatching(/^text:post:(?!gone)/)]);
});

test("what was typed later is neither forgotten nor taken for sent", async () => {
  fillStore(text("one", 20));
  await forgetText("post:one", 19);
  await restText("post:one", 19, draft);
  expect(await nextText(100)()).not.toBeNull();
  await storeConflictCopy(text("one", 20));
  expect(storedIds()).toEqual(["aside:post:one"]);
});
