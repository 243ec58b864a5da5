import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mendLine } from "../../support/browser/dead-line";
import { deviceEntries } from "../../support/browser/device-entries";
import { expect, make, openReady, test } from "./owner-page";

test.skip(({ hasScripts }) => !hasScripts, "What waits is kept by scripts.");

type Kept = { letter: string; moment: string; photograph: string };

/** Four databases with what waited in them, as the versions until 2026-11 left them. */
function keepAsBefore(page: Page, kept: Kept) {
  return page.evaluate(async ({ letter, moment, photograph }) => {
    async function fill(
      name: string,
      stores: Record<string, { options: IDBObjectStoreParameters; values: object[] }>,
    ) {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => {
        for (const [store, { options }] of Object.entries(stores))
          opening.result.createObjectStore(store, options);
      };
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const writing = opening.result.transaction(Object.keys(stores), "readwrite");
      for (const [store, { values }] of Object.entries(stores))
        for (const value of values) writing.objectStore(store).add(value);
      await new Promise((resolve) => writing.addEventListener("complete", resolve));
      opening.result.close();
    }
    const bytes = Uint8Array.from(atob(photograph), (sign) => sign.charCodeAt(0));
    const file = new File([bytes], "boat.jpg", { type: "image/jpeg" });
    const picture = { file, name: "boat.jpg", type: "image/jpeg", lastModified: 1, addedAt: 1 };
    const text = {
      of: { kind: "post", recordId: letter },
      state: { id: null, version: 1, baseVersion: 1, writer: "", savedAt: new Date(1) },
      writer: "before",
      path: `/admin/posts/${letter}`,
      keptAt: new Date(2),
    };
    await fill("drafts", {
      drafts: {
        options: { keyPath: "key" },
        values: [
          { ...text, key: `post:${letter}`, entries: [["title", "Typed before"]] },
          { ...text, key: "aside:post:other", entries: [["title", "Set aside before"]] },
          { ...text, key: "post:third", entries: [["title", "Of the site"]], isSent: true },
        ],
      },
    });
    await fill("owner-outbox", {
      forms: {
        options: { keyPath: "id", autoIncrement: true },
        values: [
          {
            key: moment,
            of: moment,
            draftKey: "",
            path: "/admin/moments/new",
            page: "New Moment",
            title: "Sent before",
            fields: [
              ["formId", moment],
              ["text", "Sent before"],
            ],
            pictures: [{ id: 1, field: "pictureFile" }],
            sentAt: 3,
            state: "waiting",
          },
        ],
      },
    });
    await fill("uploads", {
      waiting: {
        options: { keyPath: "id", autoIncrement: true },
        values: [{ ...picture, for: { formKey: moment }, state: "waiting" }],
      },
      arrived: {
        options: { keyPath: "id" },
        values: [{ id: 2, for: "share", record: { id: "p", url: "/media/p.jpg", title: "" } }],
      },
    });
    const fields = {
      name: "Asha",
      email: "asha@example.com",
      subject: "General Question",
      message: "Kept before it changed",
    };
    await fill("outbox", {
      posts: {
        options: { keyPath: "id" },
        values: [{ id: crypto.randomUUID(), kind: "contact", fields, at: 4 }],
      },
      notices: { options: { autoIncrement: true }, values: [{ kind: "contact", state: "kept" }] },
    });
  }, kept);
}

function databases(page: Page) {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

test("what a former version kept on this device is brought over once, and arrives", async ({
  page,
  context,
  calm,
}) => {
  calm.allow(/Failed to load resource|Failed to fetch/);
  const { id: letter } = await make(page, "/api/blog-posts", { title: "A letter" });
  const create = { width: 60, height: 40, channels: 3, background: "#735" } as const;
  const photograph = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
  const moment = randomUUID();
  await page.goto("/robots.txt");
  await keepAsBefore(page, { letter, moment, photograph });

  await context.route("**/*", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
  const other = await context.newPage();
  await Promise.all([page, other].map((one) => openReady(one, "/admin/outbox", true)));
  const rows = page.getByRole("main").locator("ol > li");
  await expect(rows).toHaveText([/Sent before/, /Set aside before/, /Typed before/], {
    useInnerText: true,
  });
  await expect.poll(() => databases(page)).toEqual(["device"]);
  const kept = (await deviceEntries(page)).map(({ kind, state, at }) => `${kind} ${state} ${at}`);
  expect(kept.sort()).toEqual([
    "form waiting 3",
    "picture arrived 0",
    "picture waiting 1",
    "text aside 2",
    "text sent 2",
    "text waiting 2",
    "visit waiting 4",
  ]);
  await other.close();

  await context.unrouteAll({ behavior: "wait" });
  await mendLine(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(rows).toHaveText([/Set aside before/]);
  const read = async (path: string) => (await page.request.get(path)).json();
  const moments: { text: string; picture: string | null }[] = await read("/api/moments");
  const arrived = moments.filter(({ text }) => text === "Sent before");
  expect(arrived).toEqual([
    expect.objectContaining({ picture: expect.stringMatching(/^\/media/) }),
  ]);
  expect(await read(`/api/blog-posts/${letter}/draft`)).toMatchObject({ title: "Typed before" });
  // Asked for in the last moment without a line, it is tried again after a pause.
  const messages = async () => {
    const all: { message: string }[] = await read("/api/contact/messages");
    return all.filter(({ message }) => message === "Kept before it changed").length;
  };
  await expect.poll(messages, { timeout: 30_000 }).toBe(1);
});
