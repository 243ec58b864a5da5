import type { Page } from "@playwright/test";
import sharp from "sharp";
import { holdFiles } from "../../support/browser/hold-files";
import { anyContent, lettersAndPictures } from "../../support/records/content-pieces";
import { fc } from "../../support/runner/property";
import {
  expect,
  expectToast,
  field,
  make,
  open,
  openReady,
  press,
  showSource,
  test,
} from "./owner-page";

test.beforeEach(({ hasScripts }) => {
  test.skip(!hasScripts, "The editor is made of scripts.");
});

const textBox = (page: Page) => page.getByRole("textbox", { name: "Content", exact: true });
const area = (page: Page) => page.locator("textarea[name=content]");
const button = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

/** Opens an empty letter and waits until the editor stands in the place of its plain field. */
async function openEditor(page: Page) {
  await openReady(page, "/admin/posts/new", true);
  await expect(area(page)).toBeHidden();
}

async function type(page: Page, lines: string[]) {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
}

test("a letter is written with keys alone, as it will look", async ({ page, visitor }) => {
  await openEditor(page);
  await field(page, "Title").fill("By keys alone");
  await expect(textBox(page)).toBeVisible();

  // The toolbar is one stop, then comes the text.
  await field(page, "Title").press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Text style")).toBeFocused();
  await page.keyboard.press("End");
  await expect(button(page, "More")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(textBox(page)).toBeFocused();

  await type(page, ["## Out", 'She said "go".', "- one", "two", "", "> slowly", ""]);
  await type(page, ["/small", "Then", "/film", "https://youtu.be/aqz-KE-bpKQ"]);
  await page.keyboard.type("plain ");
  await page.keyboard.press("Control+b");
  await expect(button(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("bold");
  await page.keyboard.press("Alt+F10");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Bold")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" end");
  const written = [
    "<h2>Out</h2>",
    "<p>She said “go”.</p>",
    "<ul><li>one</li><li>two</li></ul>",
    "<blockquote>slowly</blockquote>",
    "<h3>Then</h3>",
    '<figure><a href="https://youtu.be/aqz-KE-bpKQ">Film</a></figure>',
    "<p>plain <strong>bold</strong> end</p>",
  ].join("\n");
  await expect(area(page)).toHaveValue(written);

  await press(page, "Publish");
  await expectToast(page, "Blog post created successfully");
  const stored = await (await visitor.get("/api/blog-posts/by-keys-alone")).json();
  expect(stored.content.replaceAll("\r\n", "\n")).toBe(written);

  // The film is a link until it is pressed.
  await page.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "" }));
  await open(page, "/letters/by-keys-alone");
  await page.getByRole("link", { name: /^Film/ }).click();
  await expect(page.locator("main iframe")).toHaveAttribute("src", /\/embed\/aqz-KE-bpKQ\?/);
  await page.getByRole("button", { name: "Close the film: Film" }).click();
  await expect(page.getByRole("link", { name: /^Film/ })).toBeFocused();
  await expect(page.locator("main iframe")).toHaveCount(0);
});

test("HTML shows the source at any time; what the allow-list does not permit is gone once it is written", async ({
  page,
}) => {
  const content = '<p class="x">One</p>\n\n<dl><dt>Two</dt></dl>\n<!-- three -->';
  const { id } = await make(page, "/api/blog-posts", { title: "With its own HTML", content });
  await openReady(page, `/admin/posts/${id}`, true);
  await showSource(page, true);
  await expect(area(page)).toHaveValue(content);
  await area(page).fill(`${content}\n<p>Four</p>`);
  await page.getByRole("button", { name: "Back to the editor" }).click();
  await textBox(page).getByText("Four").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(area(page)).toHaveValue("<p>One</p>\n<dl><dt>Two</dt></dl>\n<p>Four!</p>");
  await page.keyboard.press("Control+z");
  await expect(area(page)).toHaveValue(`${content}\n<p>Four</p>`);
});

test("no word and no picture of a random letter is lost by opening it, typing one letter and saving", async ({
  page,
}) => {
  await openEditor(page);
  for (const source of fc.sample(anyContent, { numRuns: 40, seed: 1 })) {
    await area(page).evaluate((field: HTMLTextAreaElement, value) => {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, source);
    await textBox(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("ж");
    const sent = await area(page).evaluate((field: HTMLTextAreaElement) =>
      String(new FormData(field.form as HTMLFormElement).get("content")),
    );
    const { letters, pictures } = lettersAndPictures(sent);
    const before = lettersAndPictures(source);
    expect({ letters: letters.replace("ж", ""), pictures }, source).toEqual(before);
  }
});

test("the plain field holds until the editor has come, and nothing typed is lost", async ({
  page,
}) => {
  const letGo = await holdFiles(page, "**/content-editor-*.js");
  await openReady(page, "/admin/posts/new", true);
  await area(page).fill("Typed early, <b>in the bus</b>");
  letGo();
  // Not under the fingers of who is typing.
  await page.waitForResponse(/content-editor-.*\.js/);
  await area(page).press("End");
  await page.keyboard.type("!");
  await expect(area(page)).toBeVisible();
  await field(page, "Title").focus();
  await expect(textBox(page)).toHaveText("Typed early, in the bus!");
  await expect(textBox(page).locator("strong")).toHaveText("in the bus");
  await expect(area(page)).toHaveValue("Typed early, <b>in the bus</b>!");
});

test("on a phone one press leads to the device's pictures, two to those of the library", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await textBox(page).click();
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Pictures").click();
  expect((await chooser).isMultiple()).toBe(true);
  await button(page, "More").click();
  const more = page.getByRole("group", { name: "More" });
  await more.getByRole("button", { name: "From your photos", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Your photos" })).toBeVisible();
});

/** Without pictures the browser gives none a size by itself. */
async function chooseFirstPicture(page: Page) {
  const picture = page.locator(".editor-picture img").first();
  await picture.evaluate((image: HTMLElement) => {
    image.style.minHeight = "4rem";
  });
  await picture.click();
}

test("what stands in a panel of the toolbar is kept, and saved with the letter", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const content =
    '<figure><img src="/one.jpg" alt=""><img src="/two.jpg" alt=""></figure><p>The road</p>';
  const letter = { title: "Asked in panels", content, publishedAt: "2025-08-01T09:30" };
  const { id } = await make(page, "/api/blog-posts", letter);
  await openReady(page, `/admin/posts/${id}`, true);
  const saved = () => site.value(`select content from blog_posts where id = '${id}'`);
  const panel = (name: string) => page.getByRole("group", { name, exact: true });
  const save = async () => {
    await press(page, "Save");
    await expectToast(page, "Blog post updated successfully");
  };

  await chooseFirstPicture(page);
  await button(page, "Description").click();
  await panel("Description").getByRole("textbox").fill("Rain on the road");
  await expect(area(page)).toHaveValue(/alt="Rain on the road"/);
  await save();
  expect(saved()).toContain('alt="Rain on the road"');

  await openReady(page, `/admin/posts/${id}`, true);
  await chooseFirstPicture(page);
  await button(page, "Description").click();
  await panel("Description").getByRole("textbox").fill("Nothing of that");
  await panel("Description").getByRole("button", { name: "Cancel" }).click();
  await expect(area(page)).toHaveValue(/alt="Rain on the road"/);

  await textBox(page).getByText("The road").click();
  await page.keyboard.press("End");
  // Quicker than the browser tells the editor of the selection, as on a busy phone.
  const { keyboard } = page;
  await Promise.all([
    keyboard.down("Control"),
    keyboard.down("Shift"),
    keyboard.press("ArrowLeft"),
    keyboard.up("Shift"),
    keyboard.press("k"),
    keyboard.up("Control"),
  ]);
  await panel("Link").getByRole("textbox").fill("example.com/road");
  await save();
  expect(saved()).toContain('<a href="https://example.com/road">road</a>');
});

test("what a phone's keyboard composes and corrects comes into the text @long", async ({
  page,
}) => {
  await openEditor(page);
  await textBox(page).click();
  const session = await page.context().newCDPSession(page);
  for (const text of ["n", "na", "nam", "namaste"]) {
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await session.send("Input.imeSetComposition", { text, ...caret });
  }
  await session.send("Input.insertText", { text: "namaste" });
  await page.keyboard.type(" teh ");
  // A correction replaces what stands there already.
  const replacement = { replacementStart: 8, replacementEnd: 11 };
  const composed = { text: "the", selectionStart: 3, selectionEnd: 3 };
  await session.send("Input.imeSetComposition", { ...composed, ...replacement });
  await session.send("Input.insertText", { text: "the" });
  await expect(area(page)).toHaveValue(/^<p>namaste the ?<\/p>$/);
});

/** Pastes HTML that another program put into the clipboard. */
async function paste(page: Page, html: string) {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.evaluate(async (text) => {
    const item = new ClipboardItem({ "text/html": new Blob([text], { type: "text/html" }) });
    await navigator.clipboard.write([item]);
  }, html);
  await page.keyboard.press("Control+v");
}

test("what this editor copied comes back whole, what another one did comes as any program's @long", async ({
  page,
}) => {
  const content = '<p>One</p>\n<blockquote class="pull">Two</blockquote>\n<dl><dt>Three</dt></dl>';
  const { id } = await make(page, "/api/blog-posts", { title: "To be copied", content });
  await openReady(page, `/admin/posts/${id}`, true);
  await expect(area(page)).toBeHidden();
  await textBox(page).getByText("One").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect(area(page)).toHaveValue("");
  await page.keyboard.press("Control+v");
  await expect(area(page)).toHaveValue(content);

  await page.keyboard.press("Control+a");
  await paste(page, '<h1 data-pm-slice="1 1 []">Day one</h1><p>By *bus*</p>');
  await expect(area(page)).toHaveValue("<h2>Day one</h2>\n<p>By *bus*</p>");
});

test("pictures that came within what was pasted stand where they stood there, with what was said of them", async ({
  page,
}) => {
  const embedded = async (alt: string, background: string) => {
    const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
    const picture = sharp({ create: { width: 320, height: 240, channels: 3, background, noise } });
    const bytes = await picture.jpeg().toBuffer();
    return `<img src="data:image/jpeg;base64,${bytes.toString("base64")}" alt="${alt}">`;
  };
  const [tea, boat] = [await embedded("Tea", "#832"), await embedded("A boat", "#238")];
  await openEditor(page);
  await textBox(page).click();
  await type(page, ["Before", "After"]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await paste(page, `<p>One</p><p>${tea}</p><p>Two ${boat}</p><p>Three</p>`);
  await page.keyboard.type(", and on");
  await expect(area(page)).toHaveValue(
    /One<\/p>\n<figure><img [^>]*alt="Tea"[^>]*><\/figure>\n<p>Two <\/p>\n<figure><img [^>]*alt="A boat"[^>]*><\/figure>\n<p>Three, and on<\/p>\n<p>After/,
  );
});

test("typed signs are formats, quotes and lists only where they are meant as that", async ({
  page,
}) => {
  await openEditor(page);
  await textBox(page).click();
  await type(page, ["It's rock'n'roll, 'yes', 2*3*4.", "*so* it is"]);
  await page.keyboard.type("12. List");
  await expect(area(page)).toHaveValue(
    '<p>It’s rock’n’roll, ‘yes’, 2*3*4.</p>\n<p><em>so</em> it is</p>\n<ol start="12"><li>List</li></ol>',
  );
});

test("a letter from right to left goes that way in the editor and on its page @long", async ({
  page,
}) => {
  const content = '<p dir="rtl">GPS یہ 12 اگست ہے (منگل).</p><p>یہ خط (2).</p><p>One</p>';
  const letter = { title: "سرینگر سے پہلا خط!", excerpt: "(پہلا دن).", content };
  const publishedAt = "2025-08-19T10:00:00+05:30";
  const { id } = await make(page, "/api/blog-posts", { ...letter, publishedAt });
  const { slug } = await (await page.request.get(`/api/blog-posts/by-id/${id}`)).json();
  const directions = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => found.map((one) => getComputedStyle(one).direction));
  await openReady(page, `/admin/posts/${id}`, true);
  await expect(textBox(page)).toBeVisible();
  await expect(area(page)).toBeHidden();
  expect(await directions(".editor p[dir], [name=title], [name=excerpt]")).toEqual(
    Array(4).fill("rtl"),
  );
  await textBox(page).getByText("One").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(area(page)).toHaveValue(
    content.replaceAll("</p><p", "</p>\n<p").replace("One", "One!"),
  );
  await open(page, `/letters/${slug}`);
  expect(await directions("h1, h1 + p, .content p")).toEqual(["rtl", "rtl", "rtl", "rtl", "ltr"]);
});
