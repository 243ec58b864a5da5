import { expect, test } from "vitest";
import { element, escapeXml, parent, xmlDocument } from "~/utils/markup/xml";

test.each([
  [`<b>"Tea" & 'trams'</b>`, "&lt;b&gt;&quot;Tea&quot; &amp; &apos;trams&apos;&lt;/b&gt;"],
  ["&amp;", "&amp;amp;"],
  ["]]>", "]]&gt;"],
  ["a\u0000b\u0008c\u001fd\uffff", "abcd"],
  ["tab\tline\n", "tab\tline\n"],
  ["lone \ud83d half, whole 🚂, \ude82 other", "lone  half, whole 🚂,  other"],
  ["दिल्ली", "दिल्ली"],
])("%j is written %j", (text, written) => {
  expect(escapeXml(text)).toBe(written);
});

test("elements escape their text and their attributes", () => {
  expect(element("title", "A & B", { lang: '"' })).toBe('<title lang="&quot;">A &amp; B</title>');
  expect(element("title", "")).toBe("<title></title>");
  expect(element("link", null, { href: "/?a=1&b=2" })).toBe('<link href="/?a=1&amp;b=2"/>');
  expect(xmlDocument(parent("a", [element("b", "1")], { x: "<" }))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a x="&lt;">\n<b>1</b>\n</a>\n',
  );
});
