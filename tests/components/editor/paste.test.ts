// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { getSchema } from "@tiptap/core";
import { DOMParser as BlockParser } from "@tiptap/pm/model";
import { describe, expect, test } from "vitest";
import { contentExtensions } from "~/editor/document/schema";
import { blockHtml, readHtml } from "~/editor/document/text";
import { pastedHtml } from "~/editor/paste/pasted-html";
import { embeddedFile, embeddedMark } from "~/editor/paste/pasted-pictures";
import { pastedText } from "~/editor/paste/pasted-text";

const schema = getSchema(contentExtensions);
const parser = BlockParser.fromSchema(schema);

/** The blocks that stand in the text after a paste of HTML, and of plain text. */
function htmlBlocks(html: string) {
  return readHtml(pastedHtml(html, schema).html, parser).children.map(blockHtml);
}

function textBlocks(text: string) {
  return readHtml(pastedText(text), parser).children.map(blockHtml);
}

/** What stands in the text after a paste of what a program put into the clipboard. */
function pasted(file: string) {
  const html = readFileSync(`tests/fixtures/clipboard/${file}.txt`, "utf8");
  return htmlBlocks(html);
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
    expect(textBlocks(text)).toEqual([
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
    expect(textBlocks(text)).toEqual([`<p>${text}</p>`]);
  });

  test("WhatsApp with signs beside brackets, quotation marks and dashes", () => {
    expect(textBlocks("(*so*) “_late_”, ~no~—yes")).toEqual([
      "<p>(<strong>so</strong>) “<em>late</em>”, <s>no</s>—yes</p>",
    ]);
  });

  test("a web page", () => {
    expect(pasted("web-page")).toEqual([
      "<h2>Brihadisvara Temple</h2>",
      '<p><strong>Thanjavur</strong><a href="https://guide.example/temple#n1"><sup>[1]</sup></a> is built of <a href="https://guide.example/granite">granite</a>.</p>',
      '<figure><a href="https://guide.example/f"><img src="https://guide.example/t.jpg" alt="The tower"></a><figcaption><em>The tower</em> at noon</figcaption></figure>',
      "<p>One line</p>",
      "<p>Another</p>",
      "<h4>Hours</h4>",
      "<blockquote>Six to noon</blockquote>",
      "<pre><code>ls  -l\ncd</code></pre>",
      "<p>Top</p>",
    ]);
  });
});

/** A paragraph as Word shows an item of a list. */
const item = (marker: string, text: string, level = 1, list = "lfo1") =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} ${list}'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

test.each([
  ["Word, from 4", item("4.", "a") + item("5.", "b"), '<ol start="4"><li>a</li><li>b</li></ol>'],
  [
    "Word, in Roman numbers and letters",
    item("iv.", "a") + item("(c)", "b", 2) + item("v.", "c"),
    '<ol start="4" type="i"><li>a<ol start="3" type="a"><li>b</li></ol></li><li>c</li></ol>',
  ],
  ["Word, sections", item("2.4.", "a"), '<ol start="4"><li>a</li></ol>'],
  [
    "Word, two lists one after the other",
    item("1.", "a") + item("1.", "b", 1, "lfo2"),
    "<ol><li>a</li></ol><ol><li>b</li></ol>",
  ],
  ["a web page", "<ol start=7><li>a</ol>", '<ol start="7"><li>a</li></ol>'],
  ["a web page, by its first item", "<ol><li value=7>a</ol>", '<ol><li value="7">a</li></ol>'],
  [
    "Google Docs, in letters",
    '<ol start="2"><li dir="ltr" style="list-style-type:upper-alpha"><p dir="ltr">a</p></li></ol>',
    '<ol start="2" type="A"><li>a</li></ol>',
  ],
  ["nowhere, with nonsense", "<ol start=x type=z><li>a</ol>", "<ol><li>a</li></ol>"],
])("a list goes on with its numbers: %s", (_, html, written) => {
  expect(htmlBlocks(html).join("")).toBe(written);
});

test("footnotes come as words, for their links lead nowhere here", () => {
  const html =
    '<p>The fort is old.<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><hr><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><sup>[1]</sup></a> Built in 1591.</p>';
  expect(htmlBlocks(html)).toEqual([
    "<p>The fort is old.<sup>[1]</sup></p>",
    "<hr>",
    "<p><sup>[1]</sup> Built in 1591.</p>",
  ]);
});

test("text from right to left keeps its direction, where a program says it of all lines nothing is said", () => {
  const html = '<p dir="ltr">One</p><p dir="rtl">GPS کا وقت.</p><h2 dir="RTL">x</h2>';
  expect(htmlBlocks(html)).toEqual([
    "<p>One</p>",
    '<p dir="rtl">GPS کا وقت.</p>',
    '<h2 dir="rtl">x</h2>',
  ]);
});

test("another editor on ProseMirror is cleaned as any program, whatever its blocks are called", () => {
  const html =
    '<meta charset="utf-8"><h1 data-pm-slice="1 1 []">Day one</h1><p>A <b>cold</b> morning.</p><div data-node-type="mediaSingle"><img src="https://cdn.example.org/a.jpg" alt="Leh"></div><ul data-type="taskList"><li><label><input type="checkbox"></label><div><p>Tent</p></div></li></ul>';
  expect(htmlBlocks(html)).toEqual([
    "<h2>Day one</h2>",
    "<p>A <strong>cold</strong> morning.</p>",
    '<figure><img src="https://cdn.example.org/a.jpg" alt="Leh"></figure>',
    "<ul><li>Tent</li></ul>",
  ]);
});

test("a table's caption stands before it", () => {
  const table = "<table><caption>Prices in <b>Leh</b></caption><tr><td>tea</td></tr></table>";
  const [caption, ...others] = htmlBlocks(table);
  expect(caption).toBe("<p>Prices in <strong>Leh</strong></p>");
  expect(others).toHaveLength(1);
});

const bytes = Buffer.alloc(3_000, 7);
const lake = `data:image/png;base64,${bytes.toString("base64")}`;

test("pictures that came within the HTML are taken out of it, to be sent from where they stood", () => {
  const html = `<p>One</p><p><img src="${lake}" alt="A lake"></p><p>Two <img src="${lake}"> three</p>`;
  expect(htmlBlocks(html)).toEqual([
    "<p>One</p>",
    `<p>${embeddedMark(0)}</p>`,
    `<p>Two ${embeddedMark(1)} three</p>`,
  ]);
  expect(pastedHtml(html, schema).pictures.embedded).toMatchObject([
    { alt: "A lake", file: { size: 3_000 } },
    { alt: "", file: { size: 3_000 } },
  ]);
});

test("pictures that came within the HTML are files, but for emoji", () => {
  expect(embeddedFile("data:image/gif;base64,R0lGOD==")).toBeNull();
  expect(embeddedFile("data:image/gif;base64,R0lGOD==", "A red square")?.name).toBe("pasted.gif");
  const picture = embeddedFile(lake);
  expect(picture).toMatchObject({ name: "pasted.png", type: "image/png", size: 3_000 });
});

test.each([
  ['<p>a<img src="file:///C:/Users/asha/clip_image001.png"></p>', 1],
  ['<img src="cid:part1"><div><img src="blob:https://docs.example/1"></div>', 2],
  ['<img src="images/lake.jpg" width="600" height="400">', 1],
  ['<img src="https://example.com/lake.jpg"><img src="/media/a-1280.jpg">', 0],
  ['<img src="data:image/gif;base64,R0lGOD=="><img>', 0],
  [`<img src="${lake.slice(0, -3)}"><img src="data:image/svg+xml,${"x".repeat(3_000)}">`, 2],
  ['<img src="cid:counter" width="1" height="1"><img src="cid:smile" alt="😀">', 0],
])("of %s, %i pictures cannot come along", (html, count) => {
  expect(pastedHtml(html, schema).pictures.missing).toBe(count);
});
