import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentSchema } from "~/components/admin/editor/document/schema";
import { blockHtml } from "~/components/admin/editor/document/write-block";
import { embeddedPictures } from "~/components/admin/editor/paste/clean-html";
import { isOwnSlice } from "~/components/admin/editor/paste/own-slice";
import { htmlBlocks, sliceOf, textBlocks } from "~/components/admin/editor/paste/pasted-blocks";

const schema = contentSchema();

/** What stands in the text after a paste of what a program put into the clipboard. */
function pasted(file: string) {
  const html = readFileSync(`tests/fixtures/clipboard/${file}.txt`, "utf8");
  return htmlBlocks(html, schema).map(blockHtml);
}

describe("pasted from", () => {
  test("Google Docs", () => {
    expect(pasted("google-docs")).toEqual([
      "<h2>The ferry</h2>",
      '<p>It left <strong>at six</strong><em>, or so</em> <a href="https://ferry.example/times">they say</a>.</p>',
      "<ul><li>tea<ul><li>with ginger</li></ul></li></ul>",
    ]);
  });

  test("Word", () => {
    expect(pasted("word")).toEqual([
      "<h2>By bus</h2>",
      "<p>The <strong>night bus</strong> to <em>Amritsar</em>, 48 km.</p>",
      "<ul><li>a blanket<ul><li>a thick one</li></ul></li><li>water</li></ul>",
      "<p>Then:</p>",
      "<ol><li>get on</li></ol>",
      "<table><tbody><tr><td>Fare</td><td>₹340</td></tr></tbody></table>",
    ]);
  });

  test("Apple Notes", () => {
    expect(pasted("apple-notes")).toEqual([
      "<h2>Hampi</h2>",
      "<p>Boulders, and the <strong>river</strong>.</p>",
      "<p><em>Bring</em> shoes.</p>",
      "<ul><li>coracle at nine</li><li><strong>no</strong> shade</li></ul>",
    ]);
  });

  test("WhatsApp in a browser", () => {
    expect(pasted("whatsapp-web")).toEqual(["<p>Reached! <strong>So</strong> tired 😴</p>"]);
  });

  test("WhatsApp on a phone, which is plain text", () => {
    const text =
      "Reached! *So* tired, _really_ :-)\nBus was ~late~ 3*4*5\n\nhttps://youtu.be/aqz-KE-bpKQ";
    expect(textBlocks(text, schema).map(blockHtml)).toEqual([
      "<p>Reached! <strong>So</strong> tired, <em>really</em> :-)<br>Bus was <s>late</s> 3*4*5</p>",
      '<figure><a href="https://youtu.be/aqz-KE-bpKQ">Film</a></figure>',
    ]);
  });

  test.each([
    "The timetable is at https://example.org/_files_/leh-bus.pdf for now",
    "https://example.org/~asha~/a*b*c and www.example.org/*x*",
    "call __init__ or snake_case_name, 2*3*4, ~/notes/~old~",
    "*args and *kwargs, *.txt,*.md, print(_x_)",
    "Name: ___ ***",
  ])("a plain text whose signs are just signs: %s", (text) => {
    expect(textBlocks(text, schema).map(blockHtml)).toEqual([`<p>${text}</p>`]);
  });

  test("WhatsApp with signs beside brackets, quotation marks and dashes", () => {
    expect(textBlocks("(*so*) “_late_”, ~no~—yes", schema).map(blockHtml)).toEqual([
      "<p>(<strong>so</strong>) “<em>late</em>”, <s>no</s>—yes</p>",
    ]);
  });

  test("a web page", () => {
    expect(pasted("web-page")).toEqual([
      "<h2>Brihadisvara Temple</h2>",
      '<p><strong>Thanjavur</strong><a href="https://guide.example/temple#n1"><sup>[1]</sup></a> is built of <a href="https://guide.example/granite">granite</a>.</p>',
      '<figure><img src="https://guide.example/t.jpg" alt="The tower"><figcaption><em>The tower</em> at noon</figcaption></figure>',
      "<p>One line</p>",
      "<p>Another</p>",
      "<h3>Hours</h3>",
      "<blockquote>Six to noon</blockquote>",
      "<pre><code>ls  -l\ncd</code></pre>",
      "<p>Top</p>",
    ]);
  });
});

test("another editor on ProseMirror is cleaned as any program, whatever its blocks are called", () => {
  const html =
    '<meta charset="utf-8"><h1 data-pm-slice="1 1 []">Day one</h1><p>A <b>cold</b> morning.</p><div data-node-type="mediaSingle"><img src="https://cdn.example.org/a.jpg" alt="Leh"></div><ul data-type="taskList"><li><label><input type="checkbox"></label><div><p>Tent</p></div></li></ul>';
  expect(isOwnSlice(html)).toBe(false);
  expect(htmlBlocks(html, schema).map(blockHtml)).toEqual([
    "<h2>Day one</h2>",
    "<p>A <strong>cold</strong> morning.</p>",
    '<figure><img src="https://cdn.example.org/a.jpg" alt="Leh"></figure>',
    "<ul><li>Tent</li></ul>",
  ]);
});

test("one pasted line joins the line that it is pasted into; a heading does not", () => {
  const open = (html: string) => {
    const { openStart, openEnd } = sliceOf(htmlBlocks(html, schema));
    return [openStart, openEnd];
  };
  expect(open("a <b>b</b>")).toEqual([1, 1]);
  expect(open("<h2>a</h2><p>b</p>")).toEqual([0, 1]);
});

test("pictures that came within the HTML are files, but for emoji", async () => {
  const bytes = Buffer.alloc(3_000, 7);
  const html = `<p>a<img src="data:image/png;base64,${bytes.toString("base64")}"><img src='data:image/gif;base64,R0lGOD=='></p>`;
  const [picture, ...others] = embeddedPictures(html);
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ name: "pasted.png", type: "image/png", size: 3_000 });
  expect(Buffer.from((await picture?.arrayBuffer()) as ArrayBuffer).equals(bytes)).toBe(true);
});
