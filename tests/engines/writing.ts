import { resolve } from "node:path";
import { until } from "../hard/tools";
import type { Page } from "./page";
import type { Task } from "./task";

const PICTURE = resolve("tests/fixtures/second-is-primary.heic");

export const hasEditor = () =>
  document.querySelector("[role=textbox][contenteditable=true]") !== null &&
  !document.querySelector("textarea[name=content]")?.checkVisibility();

function written() {
  return document.querySelector<HTMLTextAreaElement>("textarea[name=content]")?.value;
}

function hasPicture() {
  const area = document.querySelector<HTMLTextAreaElement>("textarea[name=content]");
  return /<img [^>]*src="\/media\//.test(area?.value ?? "");
}

function hasWritten(html: string) {
  return document.querySelector<HTMLTextAreaElement>("textarea[name=content]")?.value === html;
}

/** Waits until the letter's text is this; says what it is instead. */
async function expectWritten(page: Page, html: string) {
  await page.holds("the text is as typed", hasWritten, html).catch(async () => {
    throw new Error(`The text is ${await page.evaluate(written)} and not ${html}`);
  });
}

async function openEditor(page: Page, path: string) {
  await page.open(path);
  await page.holds("the editor is there", hasEditor);
  await page.press("[role=textbox][contenteditable=true]");
}

/**
 * What an input method does to an editable text: it composes in several steps, each over the one before, and ends.
 * No driver has an input method; the page cannot tell these events and changes from one's.
 */
function compose(steps: string[]) {
  const editor = document.querySelector<HTMLElement>("[role=textbox][contenteditable=true]");
  const tell = (type: string, data: string) =>
    editor?.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
  const selection = getSelection();
  tell("compositionstart", "");
  let before = "";
  for (const step of steps) {
    tell("compositionupdate", step);
    for (let index = 0; index < before.length; index++)
      selection?.modify("extend", "backward", "character");
    document.execCommand("insertText", false, step);
    before = step;
  }
  tell("compositionend", before);
}

function selectIn(selector: string) {
  const element = document.querySelector(selector);
  if (element) getSelection()?.selectAllChildren(element);
  return element?.innerHTML;
}

export const writingTasks: Task[] = [
  {
    name: "a letter is written and published",
    async run(page, stage) {
      await page.open("/admin/posts/new");
      if (!page.hasScripts) {
        await page.fill("Title", "By plain fields");
        await page.fill("Content", "It left at ten.");
        await page.press("button", "Publish");
        await page.sees("Blog post created successfully");
        return;
      }
      await page.holds("the editor is there", hasEditor);
      await page.fill("Title", "By keys alone");
      await page.press("[role=textbox][contenteditable=true]");
      for (const line of ["## Out", 'She said "go".', "- one", "two", "", "> slowly", ""]) {
        await page.type(line);
        await page.keys("Enter");
      }
      await page.type("plain ");
      await page.keys("Control+b");
      await page.type("bold");
      await page.keys("Control+b");
      await page.type(" end");
      const html = [
        "<h2>Out</h2>",
        "<p>She said “go”.</p>",
        "<ul><li>one</li><li>two</li></ul>",
        "<blockquote>slowly</blockquote>",
        "<p>plain <strong>bold</strong> end</p>",
      ].join("\n");
      await expectWritten(page, html);
      await page.press("button", "Publish");
      await page.sees("Blog post created successfully");
      const stored = await stage.send("GET", "/api/blog-posts/by-keys-alone");
      if (stored.content.replaceAll("\r\n", "\n") !== html) throw new Error(stored.content);
    },
  },
  {
    name: "Devanagari, composed and typed",
    needsScripts: true,
    async run(page) {
      await openEditor(page, "/admin/posts/new");
      await page.evaluate(compose, ["न", "नम", "नमस्", "नमस्ते"]);
      await page.type(" जी");
      await expectWritten(page, "<p>नमस्ते जी</p>");
    },
  },
  {
    name: "undo and redo",
    needsScripts: true,
    async run(page) {
      await openEditor(page, "/admin/posts/new");
      await page.type("Once");
      await page.keys("Enter");
      await page.type("more");
      await expectWritten(page, "<p>Once</p>\n<p>more</p>");
      for (let presses = 0; presses < 5; presses++) await page.keys("Control+z");
      await expectWritten(page, "");
      for (let presses = 0; presses < 5; presses++) await page.keys("Control+Shift+z");
      await expectWritten(page, "<p>Once</p>\n<p>more</p>");
    },
  },
  {
    name: "paste from another page",
    needsScripts: true,
    async run(page, stage) {
      const content = "<h2>Out</h2><p>By <strong>bus</strong> at ten.</p>";
      const publishedAt = "2025-08-01T09:30";
      await stage.send("POST", "/api/blog-posts", { title: "To be copied", content, publishedAt });
      await page.open("/letters/to-be-copied");
      await page.evaluate(selectIn, ".content");
      await page.keys("Control+c");
      await openEditor(page, "/admin/posts/new");
      await page.keys("Control+v");
      await expectWritten(page, "<h2>Out</h2>\n<p>By <strong>bus</strong> at ten.</p>");
    },
  },
  {
    name: "a picture in a letter",
    needsScripts: true,
    async run(page) {
      await openEditor(page, "/admin/posts/new");
      await page.type("Before");
      await page.keys("Enter");
      await page.driver.choose("form input[type=file][multiple]", PICTURE);
      const isThere = () => page.evaluate(hasPicture);
      await until("the picture is in the text", isThere, 120);
    },
  },
];
