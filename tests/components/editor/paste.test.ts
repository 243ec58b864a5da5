import { readFileSync } from "node:fs";
import { EditorState } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { contentSchema } from "~/editor/document/schema";
import { blockHtml } from "~/editor/document/write-block";
import { countUnreachable, embeddedFile } from "~/editor/paste/clean-html";
import { takeEmbedded } from "~/editor/paste/embedded-pictures";
import { isOwnSlice } from "~/editor/paste/own-slice";
import { htmlBlocks, sliceOf, textBlocks } from "~/editor/paste/pasted-blocks";

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
  [
    "Word, the letter after h",
    item("i)", "a") + item("j)", "b"),
    '<ol start="9" type="a"><li>a</li><li>b</li></ol>',
  ],
  ["Word, sections", item("2.4.", "a"), '<ol start="4"><li>a</li></ol>'],
  [
    "Word, two lists one after the other",
    item("1.", "a") + item("1.", "b", 1, "lfo2"),
    "<ol><li>a</li></ol><ol><li>b</li></ol>",
  ],
  ["a web page", "<ol start=7><li>a</ol>", '<ol start="7"><li>a</li></ol>'],
  ["a web page, by its first item", "<ol><li value=7>a</ol>", '<ol start="7"><li>a</li></ol>'],
  [
    "Google Docs, in letters",
    '<ol start="2"><li dir="ltr" style="list-style-type:upper-alpha"><p dir="ltr">a</p></li></ol>',
    '<ol start="2" type="A"><li>a</li></ol>',
  ],
  ["nowhere, with nonsense", "<ol start=x type=z><li>a</ol>", "<ol><li>a</li></ol>"],
])("a list goes on with its numbers: %s", (_, html, written) => {
  expect(htmlBlocks(html, schema).map(blockHtml).join("")).toBe(written);
});

const NOTED = ["<p>The fort is old.</p>", "<aside>Built in 1591.</aside>"];

test.each([
  [
    "Word",
    '<p>The fort is old.<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><hr><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><sup>[1]</sup></a> Built in 1591.</p>',
    NOTED,
  ],
  [
    "Word, all of it",
    '<p>The fort<a style=\'mso-footnote-id:ftn1\' href="file:///C:/a.htm#_ftn1" name="_ftnref1"><span>[1]</span></a> is old.</p><div style=\'mso-element:footnote-list\'><br clear=all><hr align=left size=1 width="33%"><div style=\'mso-element:footnote\' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Built in 1591.</p></div></div>',
    NOTED,
  ],
  [
    "Google Docs",
    '<p>The fort is old.<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><p>By a king.<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Built in 1591.</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a><span>&nbsp;So they say.</span></p></div>',
    [...NOTED, "<p>By a king.</p>", "<aside>So they say.</aside>"],
  ],
  [
    "LibreOffice",
    '<p>The fort is old.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Built in 1591.</p><p>Or so.</p></div>',
    ["<p>The fort is old.</p>", "<aside><p>Built in 1591.</p><p>Or so.</p></aside>"],
  ],
  [
    "Markdown, two in one paragraph",
    '<p>The fort<sup><a href="#fn-1" id="fnref-1">1</a></sup> is old.<sup id="fnref-2"><a href="#fn-2">2</a></sup></p><section><ol><li id="fn-1"><p>Built in 1591. <a href="#fnref-1">↩</a></p></li><li id="fn-2">Twice <a href="#fnref-2">↩</a></li></ol></section>',
    [...NOTED, "<aside>Twice</aside>"],
  ],
  [
    "a letter of this site",
    '<p>The fort is old.<sup id="note-1-from"><a href="https://a.test/letters/b#note-1">1</a></sup></p><aside role="note" id="note-1"><a href="https://a.test/letters/b#note-1-from">1</a> Built in 1591.</aside>',
    NOTED,
  ],
  [
    "no note but a link within the page",
    '<p><a href="#b">See b</a></p><p id="b">The fort.</p>',
    ["<p>See b</p>", "<p>The fort.</p>"],
  ],
  [
    "a list, behind which the site has no numbers",
    '<ul><li>a<a href="#n" id="r">[1]</a></li></ul><p id="n"><a href="#r">[1]</a> b</p>',
    ["<ul><li>a[1]</li></ul>", "<p>[1] b</p>"],
  ],
])("footnotes become the site's own: %s", (_, html, blocks) => {
  expect(htmlBlocks(html, schema).map(blockHtml)).toEqual(blocks);
});

test("text from right to left keeps its direction, where a program says it of all lines nothing is said", () => {
  const html = '<p dir="ltr">One</p><p dir="rtl">GPS کا وقت.</p><h2 dir="RTL">x</h2>';
  expect(htmlBlocks(html, schema).map(blockHtml)).toEqual([
    "<p>One</p>",
    '<p dir="rtl">GPS کا وقت.</p>',
    '<h2 dir="rtl">x</h2>',
  ]);
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

test("a table's caption stands before it", () => {
  const table = "<table><caption>Prices in <b>Leh</b></caption><tr><td>tea</td></tr></table>";
  const [caption, ...others] = htmlBlocks(table, schema).map(blockHtml);
  expect(caption).toBe("<p>Prices in <strong>Leh</strong></p>");
  expect(others).toHaveLength(1);
});

test("one pasted line joins the line that it is pasted into; a heading does not", () => {
  const open = (html: string) => {
    const { openStart, openEnd } = sliceOf(htmlBlocks(html, schema));
    return [openStart, openEnd];
  };
  expect(open("a <b>b</b>")).toEqual([1, 1]);
  expect(open("<h2>a</h2><p>b</p>")).toEqual([0, 1]);
});

const bytes = Buffer.alloc(3_000, 7);
const lake = `data:image/png;base64,${bytes.toString("base64")}`;

/** The text after such a paste, and which pictures were taken out of it at which of its blocks. */
function embedded(html: string) {
  const state = EditorState.create({ schema });
  const tr = state.tr.replaceSelection(sliceOf(htmlBlocks(html, schema)));
  const taken = takeEmbedded(tr).map(({ line, pictures }) => ({
    block: tr.doc.resolve(line).index(0),
    descriptions: pictures.map(({ attrs }) => attrs.alt),
  }));
  return { blocks: tr.doc.children.map(blockHtml), taken };
}

test("pictures that came within the HTML leave a line in their place, with their descriptions", () => {
  const html = `<p>One</p><p><img src="${lake}" alt="A lake"></p><p>Two <img src="${lake}" alt="A gate"> three</p>`;
  const { blocks, taken } = embedded(html);
  expect(blocks).toEqual(["<p>One</p>", "<p></p>", "<p>Two</p>", "<p></p>", "<p>three</p>"]);
  expect(taken).toEqual([
    { block: 1, descriptions: ["A lake"] },
    { block: 3, descriptions: ["A gate"] },
  ]);
});

test("a picture that came within the HTML has its line at the beginning, and its caption behind it", () => {
  const html = `<figure><img src="${lake}" alt="A lake"><figcaption>Dal</figcaption></figure><p>One</p>`;
  expect(embedded(html)).toEqual({
    blocks: ["<p></p>", "<p>Dal</p>", "<p>One</p>"],
    taken: [{ block: 0, descriptions: ["A lake"] }],
  });
});

test("pictures that came within the HTML are files, but for emoji", async () => {
  expect(embedded('<p>a<img src="data:image/gif;base64,R0lGOD=="></p>').taken).toEqual([]);
  const picture = embeddedFile(lake);
  expect(picture).toMatchObject({ name: "pasted.png", type: "image/png", size: 3_000 });
  expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['<p>a<img src="file:///C:/Users/asha/clip_image001.png"></p>', 1],
  ['<img src="cid:part1"><div><img src="blob:https://docs.example/1"></div>', 2],
  ['<img src="images/lake.jpg" width="600" height="400">', 1],
  ['<img src="https://example.com/lake.jpg"><img src="/media/a-1280.jpg">', 0],
  ['<img src="data:image/gif;base64,R0lGOD=="><img>', 0],
  ['<img src="cid:counter" width="1" height="1"><img src="cid:smile" alt="😀">', 0],
])("of %s, %i pictures cannot come along", (html, count) => {
  expect(countUnreachable(html)).toBe(count);
});
