import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { test as base, expect, open, type TestSite } from "../../support/browser/browser";
import { waitingCount } from "../../support/browser/device-entries";
import { holdPosts } from "../../support/browser/hold-posts";
import { startUploadStub } from "../../support/browser/upload-stub";
import { signIn } from "../admin-pages";
import { filesAreKept, isKept } from "./kept-desk";

const LINE = /Failed to load resource|net::ERR_|Failed to fetch/;

/** A picture that the site has, in place of those that the stub takes. */
function shownBy(site: TestSite) {
  const id = site.value("select id from pictures limit 1");
  const width = site.value(`select width from pictures where id = '${id}'`);
  return { id, url: `/media/${id}-${Math.min(Number(width), 1280)}.jpg` };
}

type Stub = Awaited<ReturnType<typeof startUploadStub>>;

const test = base.extend<{ stub: Stub }>({
  stub: async ({ site }, use) => {
    const stub = await startUploadStub(site.url, shownBy(site));
    await use(stub);
    await stub.stop();
  },
});

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

function field(page: Page) {
  return page.getByLabel("Picture from this device");
}

/** A photograph that a small line takes its time over. */
function photograph(name: string) {
  const size = { width: 600, height: 400, channels: 3 as const };
  const noise = sharp(randomBytes(600 * 400 * 3), { raw: size });
  return noise
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: "image/jpeg", buffer }));
}

/** As WebKit in a private window, where its databases take no files. */
function refuseFiles() {
  for (const name of ["add", "put"] as const) {
    const store = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (value, ...key) {
      if (value.files?.some((file: unknown) => file instanceof Blob))
        throw new DOMException("No files here.", "UnknownError");
      return store.call(this, value, ...key);
    };
  }
}

for (const keeps of ["files", "their bytes alone"]) {
  const tag = keeps === "files" ? "" : " @long";
  test(`a browser that keeps ${keeps} sends a picture on where the line broke, also after a reload, once${tag}`, async ({
    page,
    stub,
    site,
    calm,
  }) => {
    calm.allow(LINE);
    if (keeps !== "files") await page.addInitScript(refuseFiles);
    await goesOn(page, stub, site);
  });
}

async function goesOn(page: Page, stub: Stub, site: TestSite) {
  await signIn(page, stub.url);
  const { buffer, ...about } = await photograph("IMG_0001.jpg");
  const half = Math.floor(buffer.length / 2);
  stub.cut(half);
  await open(page, `${stub.url}/admin/posts/new`);
  await field(page).setInputFiles({ buffer, ...about });
  const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "IMG_0001.jpg" });
  await expect(row).toContainText("Waits for the line");
  await expect(page.getByText("1 picture is still on its way.")).toBeVisible();
  expect(await barriersInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(row).toContainText("Waits for the line");
  stub.cut();
  // The queue tries again by itself, too: then the button is gone before it can be pressed.
  const retry = row.getByRole("button", { name: "Retry IMG_0001.jpg" }).click();
  await Promise.race([retry.catch(() => {}), expect(row).toContainText("Sent")]);
  await expect(row).toContainText("Sent");
  await expect(page.getByLabel("Featured image address")).toHaveValue(shownBy(site).url);
  expect(stub.whole).toHaveLength(1);
  expect(stub.whole[0]?.equals(buffer)).toBe(true);
  expect(stub.log.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  expect(stub.log).toContain(`PATCH ${half}`);
  expect(await waitingCount(page, "picture")).toBe(0);
}

/** Chooses a photograph in this field of a form, on a line that breaks in its middle. */
async function chooseOnBrokenLine(page: Page, stub: Stub, path: string, label: string) {
  await signIn(page, stub.url);
  const photo = await photograph("IMG_0003.jpg");
  stub.cut(Math.floor(photo.buffer.length / 2));
  await open(page, stub.url + path);
  await page.getByLabel(label, { exact: true }).setInputFiles(photo);
}

test("a photo on its way when its new album is saved comes into it as it arrives", async ({
  page,
  stub,
  site,
  calm,
}) => {
  calm.allow(LINE);
  await chooseOnBrokenLine(page, stub, "/admin/gallery/new", "Pictures from this device");
  await expect(page.getByText("they come into the album as they arrive")).toBeVisible();
  await page.getByLabel("Title").fill("On the way");
  await page.getByRole("button", { name: "Create Collection" }).click();
  await expect(page.getByText("Gallery collection created successfully").first()).toBeVisible();
  stub.cut();
  await page.reload();
  const urls = async () => {
    const albums = await (await page.request.get(`${site.url}/api/gallery`)).json();
    const album = albums.find(({ title }: { title: string }) => title === "On the way");
    return album.media.map(({ url }: { url: string }) => url);
  };
  await expect.poll(urls, { timeout: 20_000 }).toEqual([shownBy(site).url]);
});

/** A moment that was sent without its photograph, which arrives before the answer does; gives what ends the wait. */
async function sendAhead(page: Page, stub: Stub, words: string) {
  await chooseOnBrokenLine(page, stub, "/admin/moments/new", "Picture from this device");
  await expect(page.getByText("Waits for the line")).toBeVisible();
  await page.getByLabel("What happened").fill(words);
  const end = await holdPosts(page, /moments/);
  await page.getByRole("button", { name: "Save moment" }).click();
  stub.cut();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => waitingCount(page, "picture"), { timeout: 20_000 }).toBe(0);
  return end;
}

test("a photograph that arrives after its moment left is that moment's once it is saved @long", async ({
  page,
  stub,
  site,
  calm,
}) => {
  calm.allow(LINE);
  const end = await sendAhead(page, stub, "The answer took its time.");
  end("arrive");
  await expect(page.getByText("Moment saved").first()).toBeVisible();
  const picture = async () => {
    const moments = await (await page.request.get(`${site.url}/api/moments`)).json();
    return moments.find(({ text }: { text: string }) => text.includes("took its time"))?.picture;
  };
  await expect.poll(picture).toBe(shownBy(site).url);
});

test("a photograph that arrives after its moment left comes into the form that was refused @long", async ({
  page,
  stub,
  site,
  calm,
}) => {
  calm.allow(LINE);
  const end = await sendAhead(page, stub, "x".repeat(3000));
  end("arrive");
  await expect(page.getByLabel("Picture address")).toHaveValue(shownBy(site).url);
});

test("a refused picture says why; one on its way when its form is saved comes to the library @long", async ({
  page,
  stub,
  site,
  calm,
}) => {
  calm.allow(LINE);
  await signIn(page, stub.url);
  await open(page, `${stub.url}/admin/posts/new`);
  stub.refuse("This is no picture that can be read.");
  await field(page).setInputFiles(await photograph("broken.jpg"));
  const rows = page.getByRole("dialog").getByRole("listitem").filter({ hasText: ".jpg" });
  await expect(rows).toContainText("This is no picture that can be read.");
  await expect(page.getByText("0 of 1 sent, 1 refused")).toBeVisible();
  await page.getByRole("button", { name: "Cancel broken.jpg" }).click();
  await expect(rows).toHaveCount(0);

  stub.refuse("");
  stub.cut(1000);
  await field(page).setInputFiles(await photograph("late.jpg"));
  await expect(rows).toContainText("Waits for the line");
  const title = `Saved before its picture ${Date.now()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByText("Blog post created successfully").first()).toBeVisible();
  await page.getByRole("link", { name: /in the outbox|Sending/ }).click();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "late.jpg" });
  await expect(row).toContainText("Waits for the line");
  stub.cut();
  await row.getByRole("button", { name: "Retry late.jpg" }).click();
  await expect(row).toHaveCount(0);
  expect(stub.whole).toHaveLength(1);
  await open(page, `${stub.url}/admin/posts/new`);
  await expect(page.getByLabel("Featured image address")).toHaveValue("");
  const id = site.value(`select id from blog_posts where title = '${title}'`);
  expect((await page.request.delete(`${stub.url}/api/blog-posts/${id}`)).status()).toBe(204);
});

/** Drops or pastes files with these names on an element. */
async function bring(target: Locator, how: "drop" | "paste", names: string[]) {
  await target.evaluate(
    (element, [type, list]) => {
      const transfer = new DataTransfer();
      for (const name of list) {
        transfer.items.add(new File([`the bytes of ${name}`], name, { type: "image/jpeg" }));
      }
      const about = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "drop"
          ? new DragEvent(type, { ...about, dataTransfer: transfer })
          : new ClipboardEvent(type, { ...about, clipboardData: transfer }),
      );
    },
    [how, names] as const,
  );
}

test("pictures that are dropped on the field or pasted into the form are sent as if they were chosen @long", async ({
  page,
  stub,
}) => {
  await signIn(page, stub.url);
  await open(page, `${stub.url}/admin/media`);
  await bring(page.getByLabel("Add pictures"), "drop", ["one.jpg", "two.jpg"]);
  await expect(page.getByText("2 of 2 sent")).toBeVisible();
  await bring(page.getByLabel("Add pictures"), "paste", ["three.jpg"]);
  await expect(page.getByText("3 of 3 sent")).toBeVisible();
  const wanted = ["one", "two", "three"].map((name) => `the bytes of ${name}.jpg`);
  expect(stub.whole.map(String).sort()).toEqual(wanted.sort());
});

test("a picture that is dropped beside the fields of a place is the place's own", async ({
  page,
  stub,
}) => {
  await signIn(page, stub.url);
  await open(page, `${stub.url}/admin/places/new`);
  await expect(page.locator(".tiptap")).toBeVisible();
  await bring(page.locator("input[name=name]"), "drop", ["gate.jpg"]);
  await expect(page.getByLabel("Featured image address")).toHaveValue(/^\/media\//);
  await expect(page.locator(".tiptap img")).toHaveCount(0);
});

test("a picture that waits is sent once, however many tabs are open when the line is back @long", async ({
  page,
  context,
  stub,
  calm,
}) => {
  calm.allow(LINE);
  await signIn(page, stub.url);
  await open(page, `${stub.url}/admin/media`);
  stub.cut(100);
  await page.getByLabel("Add pictures").setInputFiles(await photograph("IMG_0003.jpg"));
  await expect(page.getByText("Waits for the line.")).toBeVisible();
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await open(other, `${stub.url}/admin/share`);
    await expect(other.getByText("IMG_0003.jpg", { exact: true })).toBeVisible();
  }
  stub.cut();
  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event("online")))));
  for (const other of others) await expect(other.getByText("Nothing is on its way.")).toBeVisible();
  expect(stub.whole).toHaveLength(1);
  expect(await waitingCount(page, "picture")).toBe(0);
});

test("on a slow line a picture is made smaller, upright and with its date, unless its owner says no @long", async ({
  page,
  stub,
  calm,
}) => {
  calm.allow(LINE);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: "3g" });
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  const create = { width: 3000, height: 1500, channels: 3 as const, background: "#a63" };
  const exif = { IFD2: { DateTimeOriginal: "2026:03:04 05:06:07" } };
  const photo = sharp({ create }).jpeg({ quality: 100 }).withExif(exif);
  const buffer = await photo.withMetadata({ orientation: 6 }).toBuffer();
  const file = { name: "IMG_0002.jpg", mimeType: "image/jpeg", buffer };
  await signIn(page, stub.url);
  await open(page, `${stub.url}/admin/posts/new`);
  await field(page).setInputFiles(file);
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
  const sent = await sharp(stub.whole[0]).metadata();
  expect(sent).toMatchObject({ width: 1280, height: 2560, orientation: 1 });
  expect(sent.exif?.includes("2026:03:04 05:06:07")).toBe(true);

  stub.cut(100);
  await field(page).setInputFiles(file);
  await expect(page.getByText("Waits for the line.")).toBeVisible();
  await page.getByLabel("Send the originals").check();
  await page.getByRole("button", { name: "Cancel IMG_0002.jpg" }).click();
  stub.cut();
  await field(page).setInputFiles(file);
  await expect.poll(() => stub.whole[1]?.equals(buffer)).toBe(true);
});

/** What the phone does when pictures are shared to the site. */
function share(page: Page, names: string[]) {
  return page.evaluate((shared) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/admin/share", enctype: "multipart/form-data" });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
    const transfer = new DataTransfer();
    for (const name of shared) {
      transfer.items.add(new File([`the bytes of ${name}`], name, { type: "image/jpeg" }));
    }
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, names);
}

test.describe("the phone's share sheet", () => {
  test.use({ serviceWorkers: "allow" });

  test("takes pictures without a line, shows them, and sends them once when it is back @long", async ({
    page,
    context,
    stub,
    site,
    calm,
  }) => {
    calm.allow(LINE);
    await open(page, stub.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await signIn(page, stub.url);
    await open(page, `${stub.url}/admin`);
    await isKept(page, "/admin/share");
    await filesAreKept(page);

    await context.setOffline(true);
    await share(page, ["one.jpg", "two.jpg"]);
    await expect(page).toHaveURL(`${stub.url}/admin/share`);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await page.getByRole("button", { name: "Discard two.jpg" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(rows).toHaveCount(1);

    await page.getByRole("button", { name: "Exit Admin" }).click();
    await expect(page.getByText("1 picture on this device did not reach")).toBeVisible();
    await page.getByRole("button", { name: "Stay signed in" }).click();
    expect(await waitingCount(page, "picture")).toBe(1);

    await context.setOffline(false);
    const { id } = shownBy(site);
    await expect(page.getByText("1 picture in the library")).toBeVisible();
    // As a load does that was under way when the picture arrived.
    await open(page, `${stub.url}/admin/share`);
    await expect(page.getByText("1 picture in the library")).toBeVisible();
    const letter = page.getByRole("link", { name: "New letter with these pictures" });
    await expect(letter).toHaveAttribute("href", `/admin/posts/new?pictures=${id}`);
    expect(stub.whole.map(String)).toEqual(["the bytes of one.jpg"]);
    expect(await waitingCount(page, "picture")).toBe(0);

    await page.getByLabel("Collection").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Add to a collection" }).click();
    await expect(page.getByText("Pictures added to collection successfully").first()).toBeVisible();
    await expect(page.getByText(`/media/${id}-`).first()).toBeVisible();
  });
});

test("the box of photographs is empty once they went to a new album", async ({
  page,
  stub,
  calm,
}) => {
  calm.allow(LINE);
  stub.cut();
  await signIn(page);
  await open(page, "/admin/gallery");
  await page.getByLabel("Add photos to").selectOption("A new album");
  const box = page.getByLabel("Photos from this device").first();
  await box.setInputFiles([await photograph("one.jpg"), await photograph("two.jpg")]);
  await page.getByRole("button", { name: "Add photos", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/gallery\/new$/);
  const chosen = () => box.evaluate((input: HTMLInputElement) => input.files?.length);
  await expect.poll(chosen).toBe(0);
});
