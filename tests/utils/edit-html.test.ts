import { expect, test } from "vitest";
import { applyEdits, sourceElements } from "~/utils/markup/edit-html";

/** The source of each element, and of what is in it. */
function sources(html: string) {
  return sourceElements(html).map(({ name, start, innerStart, innerEnd, end }) => [
    name,
    html.slice(start, end),
    html.slice(innerStart, innerEnd),
  ]);
}

test.each([
  ['a<p id="x>y">b</p>c', [["p", '<p id="x>y">b</p>', "b"]]],
  [
    "<picture><source><img alt='>'/></picture>",
    [
      ["picture", "<picture><source><img alt='>'/></picture>", "<source><img alt='>'/>"],
      ["source", "<source>", ""],
      ["img", "<img alt='>'/>", ""],
    ],
  ],
  ["<script>'<p></p>'</script>", [["script", "<script>'<p></p>'</script>", "'<p></p>'"]]],
  [
    "<!--<p>--><svg><path/></svg>",
    [
      ["svg", "<svg><path/></svg>", "<path/>"],
      ["path", "<path/>", ""],
    ],
  ],
  [
    "<p>a<p>b",
    [
      ["p", "<p>a", "a"],
      ["p", "<p>b", "b"],
    ],
  ],
])("the elements of %s", (html, expected) => {
  expect(sources(html)).toEqual(expected);
});

test("edits go by their place; one within another is left out", () => {
  const edits = [
    { start: 4, end: 5, html: "!" },
    { start: 1, end: 3, html: "-" },
    { start: 2, end: 3, html: "lost" },
    { start: 0, end: 0, html: "+" },
  ];
  expect(applyEdits("abcdef", edits)).toBe("+a-d!f");
});
