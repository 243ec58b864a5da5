import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { OpenDocument } from "~/editor/document/open-document";
import { contentSchema } from "~/editor/document/schema";
import { blockHtml } from "~/editor/document/write-block";
import { textOf } from "~/portable/transfer/text-file";
import { anyBlock, anyContent, seen } from "../../support/records/content-pieces";
import { badHtml, scriptPayloads } from "../../support/records/hostile-html";
import { fc } from "../../support/runner/property";

// As it is, and counted.
vi.mock("~/editor/document/write-block", { spy: true });

const schema = contentSchema();

function open(source: string) {
  return new OpenDocument(source, schema);
}

/** Saved as it is, and with every block written anew, as after a change that was taken back. */
function expectUnchanged(source: string, look = seen) {
  const opened = open(source);
  expect(opened.write(opened.doc)).toBe(source);
  const again = schema.nodeFromJSON(opened.doc.toJSON());
  expect(opened.write(again)).toBe(source);
  expect(look(opened.writeAll(again)), source).toBe(look(source));
}

/**
 * What browsers make of what they get: they put a table out of its paragraph, as the sanitiser does when it reads its
 * own words again. Only within the tags of a formula, which it takes away, it leaves one there.
 */
function readBack(source: string) {
  return seen(seen(source));
}

/** The demo's running texts of one kind, each with the name of its folder. */
function textsOf(kind: "letters" | "places") {
  const files = readdirSync(`demo/journey/${kind}`, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:html|txt)$/.test(file))
    .map((file) => {
      const text = readFileSync(`demo/journey/${kind}/${file}`, "utf8");
      const stored = textOf(text).replace(/[\w./-]+\.webp/g, "/media/0123456789abcdef-640.jpg");
      return [dirname(file), stored] as const;
    });
}

const posts = textsOf("letters");
const places = textsOf("places");

describe("opened and saved without a change", () => {
  test("are all texts of the demo", () => {
    expect([posts.length, places.length]).toEqual([14, 18]);
  });

  test.each([...posts, ...places])(
    "%s is the same to the byte, and has no HTML block",
    (_, content) => {
      expectUnchanged(content);
      expect(open(content).doc.children.map(({ type }) => type.name)).not.toContain("htmlBlock");
    },
  );

  test("any text that can be written is the same for readers", () => {
    fc.assert(
      fc.property(anyContent, (source) => expectUnchanged(source)),
      { numRuns: 1000 },
    );
  });

  test("so is a text that means harm", () => {
    const pieces = fc.array(fc.constantFrom(...badHtml, ...scriptPayloads, "<p>x</p>"));
    fc.assert(
      fc.property(pieces, (parts) => expectUnchanged(parts.join(""), readBack)),
      { numRuns: 300 },
    );
  });
});

/** A note has a number as long as a paragraph stands before it, whose end has it too. */
function unnumbered(html: string) {
  return html
    .replace(/<sup id="note-\d+-from">.*?<\/sup>/g, "")
    .replace(
      /<aside role="note" id="note-\d+"([^>]*)><a [^>]*>\d+<\/a> /g,
      '<aside role="note"$1>',
    );
}

describe("one block changed", () => {
  const CHANGED = "<p>Changed</p>";

  /** What the block at an index is replaced with, and what stands in the form then. */
  function withChange(source: string, at: number) {
    const opened = open(source);
    const blocks = [...opened.doc.children];
    blocks[at % blocks.length] = schema.node("paragraph", null, [schema.text("Changed")]);
    return opened.write(schema.node("doc", null, blocks));
  }

  test("leaves what readers see of all others as it was", () => {
    const texts = fc.array(anyBlock, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(texts, fc.nat(20), (parts, at) => {
        const source = parts.join("\n");
        const [before = "", after = ""] = unnumbered(seen(withChange(source, at))).split(CHANGED);
        const was = unnumbered(seen(source));
        expect(was.startsWith(before), source).toBe(true);
        expect(was.endsWith(after), source).toBe(true);
        expect(before.length + after.length, source).toBeLessThanOrEqual(was.length);
      }),
      { numRuns: 500 },
    );
  });

  test("leaves their source as it was as well", () => {
    const source =
      '<p class="x">One <i>two</i>\n  three</p>\n<p>Four</p>\n<!-- five -->\n<UL>\n<li>six</UL>';
    expect(withChange(source, 1)).toBe(
      '<p class="x">One <i>two</i>\n  three</p>\n<p>Changed</p>\n\n<!-- five -->\n\n<UL>\n<li>six</UL>',
    );
  });

  test("of a plain text makes HTML of it, with the same paragraphs and lines", () => {
    expect(withChange("a < b &amp;\nc\n\nd", 1)).toBe(
      "<p>a &lt; b &amp;amp;<br />c</p>\n<p>Changed</p>",
    );
  });
});

test("after a change only the changed block is written anew", () => {
  const opened = open("<p>A day on the road.</p>".repeat(2_000));
  opened.writeAll(opened.doc);
  const blocks = [...opened.doc.children];
  blocks[1_000] = schema.node("paragraph", null, [schema.text("Changed")]);
  const doc = schema.node("doc", null, blocks);
  vi.mocked(blockHtml).mockClear();
  expect(opened.write(doc)).toContain("<p>Changed</p>");
  expect(blockHtml).toHaveBeenCalledTimes(1);
});

describe("what the editor has nodes for", () => {
  const OWN = "/media/0123456789abcdef-640.jpg";

  test.each([
    ["a plain text", "One\n\nTwo", ["paragraph", "paragraph"]],
    ["formats in any order", '<p><em><a href="/x">a</a></em> <i><b>c</b></i></p>', ["paragraph"]],
    ["headings", "<h1>a</h1><h3>b</h3><h4>c</h4>", ["heading", "heading", "heading"]],
    [
      "lists over several lines",
      "<ul>\n  <li>a</li>\n  <li><p>b</p><ol><li>c</ol>\n</ul>",
      ["bulletList"],
    ],
    ["a quotation", "<blockquote>a</blockquote>", ["blockquote"]],
    ["code", "<pre>\na\n b</pre>", ["codeBlock"]],
    [
      "a table",
      "<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td colspan=2>c</td></tr></table>",
      ["table"],
    ],
    [
      "a gallery",
      `<figure><img src="${OWN}"><img src="${OWN}" alt="x"><figcaption>c</figcaption></figure>`,
      ["figure"],
    ],
    ["a film", '<figure><a href="https://youtu.be/aqz-KE-bpKQ">a</a></figure>', ["film"]],
    ["a place", '<div><a href="/journey/hampi"><strong>Hampi</strong></a></div>', ["place"]],
    ["an uneven table", "<table><tr><td>a<tr><td>b<td>c</table>", ["htmlBlock"]],
    ["a list of terms", "<dl><dt>a<dd>b</dl>", ["htmlBlock"]],
    [
      "a comment between blocks",
      "<p>a</p><!-- b --><p>c</p>",
      ["paragraph", "htmlBlock", "paragraph"],
    ],
    ["a frame in a paragraph", "<p>a<iframe src=b></iframe></p>", ["htmlBlock"]],
    ["nothing", "", ["paragraph"]],
  ])("%s", (_, source, names) => {
    expect(open(source).doc.children.map(({ type }) => type.name)).toEqual(names);
  });

  test("a block without an end gets one, so that nothing falls into it", () => {
    const opened = open("<p>a</p><div><b>c");
    const more = schema.node("paragraph", null, [schema.text("d")]);
    expect(opened.write(schema.node("doc", null, [...opened.doc.children, more]))).toBe(
      "<p>a</p>\n\n<div><b>c</b></div>\n\n<p>d</p>",
    );
  });
});
