// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { getSchema } from "@tiptap/core";
import { DOMSerializer } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { describe, expect, test, vi } from "vitest";
import { contentExtensions } from "~/editor/document/schema";
import { readText, writeText } from "~/editor/document/text";
import { anyContent, lettersAndPictures, seen } from "../../support/records/content-pieces";
import { badHtml, scriptPayloads } from "../../support/records/hostile-html";
import { fc } from "../../support/runner/property";

const schema = getSchema(contentExtensions);

/** Opened and written again, as after a change that was taken back. */
function saved(source: string) {
  return writeText(readText(source, schema));
}

const LETTER = "ж";

/** One letter typed at one of the places where a cursor can stand, and what is saved then. */
function savedWithLetter(source: string, at: number) {
  const doc = readText(source, schema);
  const ends: number[] = [doc.content.size - 1];
  doc.descendants((node, position) => {
    if (node.isTextblock) ends.push(position + 1 + node.content.size);
  });
  const state = EditorState.create({ doc });
  return writeText(state.tr.insertText(LETTER, ends[at % ends.length] ?? 0).doc);
}

describe("a text that is opened, given one letter more and saved", () => {
  test("loses no word and no picture", () => {
    fc.assert(
      fc.property(anyContent, fc.nat(), (source, at) => {
        const after = lettersAndPictures(savedWithLetter(source, at));
        const before = lettersAndPictures(source);
        expect(after.letters.replace(LETTER, ""), source).toBe(before.letters);
        expect(after.pictures, source).toEqual(before.pictures);
      }),
      { numRuns: 150 },
    );
  });

  test("is written in the same way from then on", () => {
    fc.assert(
      fc.property(anyContent, (source) => {
        const once = saved(source);
        const bare = (html: string) => html.replace(/\s+/g, "");
        expect(bare(saved(once)), source).toBe(bare(once));
      }),
      { numRuns: 100 },
    );
  });

  test("has nothing that the allow-list does not permit", () => {
    const hostile = [...badHtml, ...scriptPayloads].join("<p>x</p>");
    expect(saved(hostile)).not.toMatch(/<(?:script|style|iframe|svg|object)|javascript:|\son\w+=/i);
  });
});

/** The demo's running texts of one kind, each with the name of its folder. */
function textsOf(kind: "letters" | "places") {
  const files = readdirSync(`demo/journey/${kind}`, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:html|txt)$/.test(file))
    .map((file) => {
      const text = readFileSync(`demo/journey/${kind}/${file}`, "utf8");
      const stored = text.replace(/[\w./-]+\.webp/g, "/media/0123456789abcdef-640.jpg");
      return [dirname(file), stored] as const;
    });
}

test.each([...textsOf("letters"), ...textsOf("places")])(
  "%s of the demo is the same for readers",
  (_, content) => {
    const blanks = (html: string) => html.replace(/\s+/g, " ").replace(/(?<=>) | (?=<)/g, "");
    expect(blanks(seen(saved(content)))).toBe(blanks(seen(content)));
  },
);

const OWN = "/media/0123456789abcdef-640.jpg";

test.each([
  ["formats and links", '<p><em>a</em> <a href="/x"><code>b</code><s>c</s></a><u>d</u><br>e</p>'],
  ["rarer formats", "<p><q>a</q><cite>b</cite><small>c</small><sub>d</sub><sup>e</sup></p>"],
  ["names and words of others", '<p><b class="place">Hampi</b> <i lang="hi">dal</i></p>'],
  ["headings", "<h2>a</h2>\n<h3>b</h3>\n<h4>c</h4>"],
  ["lists in lists", "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>"],
  ["numbers", '<ol start="3" type="i"><li>a</li><li value="9">b</li></ol>'],
  ["several paragraphs of an item", "<ul><li><p>a</p><p>b</p></li></ul>"],
  ["quotations and notes", '<blockquote class="pull">a</blockquote>\n<aside>b</aside>'],
  ["code with a link", '<pre><code>\n a\n  <a href="/x">b</a></code></pre>'],
  [
    "a table",
    '<table><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
  ],
  ["terms", "<dl><dt>a</dt><dd>b</dd></dl>"],
  ["an address and a division", "<address>a</address>\n<div><h2>b</h2><p>c</p></div>"],
  ["directions and languages", '<p lang="ur" dir="rtl">a</p>\n<ul dir="ltr"><li>b</li></ul>'],
  [
    "pictures",
    `<figure class="pairs"><img src="${OWN}" alt="a"><img src="${OWN}" alt=""><figcaption>b</figcaption></figure>`,
  ],
  ["a picture that is a link", `<figure><a href="/x"><img src="${OWN}" alt="a"></a></figure>`],
  [
    "a figure of something else",
    "<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>",
  ],
  [
    "a film",
    '<figure><a href="https://youtu.be/aqz-KE-bpKQ">a</a><figcaption>b</figcaption></figure>',
  ],
  [
    "a place",
    `<div><a href="/journey/hampi"><img src="${OWN}" alt=""><strong>Hampi</strong> <small>Karnataka</small></a></div>`,
  ],
  [
    "a link to a place with more words",
    '<div><a href="/journey/hampi"><strong>a</strong> b</a></div>',
  ],
])("%s survive as they are", (_, source) => {
  expect(saved(source)).toBe(source);
});

test.each([
  ["a plain text", "a < b &amp;\nc\n\nd", "<p>a &lt; b &amp;amp;<br>c</p>\n<p>d</p>"],
  [
    "what browsers read alike",
    "<p class=x><i>a</i><b>b</b><hr>",
    "<p><em>a</em><strong>b</strong></p>\n<hr>",
  ],
  [
    "a picture in a line",
    `<p>a<img src="${OWN}">b`,
    `<p>a</p>\n<figure><img src="${OWN}" alt=""></figure>\n<p>b</p>`,
  ],
  [
    "what is permitted nowhere",
    "<p style=x onclick=y>a<!-- b --><script>c</script></p>",
    "<p>a</p>",
  ],
  [
    "an uneven table",
    "<table><tr><td>a<tr><td>b<td>c</table>",
    "<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>",
  ],
  ["nothing", " ", ""],
])("%s is written in one way", (_, source, written) => {
  expect(saved(source)).toBe(written);
});

test("after a change only the changed block is written anew", () => {
  const doc = readText("<p>A day on the road.</p>".repeat(2_000), schema);
  writeText(doc);
  const serialize = vi.spyOn(DOMSerializer.prototype, "serializeNode");
  expect(writeText(EditorState.create({ doc }).tr.insertText("x", 3).doc)).toContain("x");
  expect(serialize).toHaveBeenCalledTimes(1);
  serialize.mockRestore();
});
