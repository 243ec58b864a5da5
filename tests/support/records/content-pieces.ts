import type { PictureView } from "~/models/pictures/picture";
import { contentHtml } from "~/models/texts/content/content-html";
import { htmlText, parseHtml, walkElements } from "~/utils/markup/html-tree";
import { fc } from "../runner/property";

/** Texts as owners write them, over all that the sanitiser lets through and some that it does not. */

const OWN = "/media/0123456789abcdef-640.jpg";
const OTHER = "/media/aaaaaaaaaaaaaaaa-640.jpg";
const GONE = "/media/fedcba9876543210-640.jpg";
const size = { width: 640, height: 480, placeholder: "data:," };

/** The library: one of the pictures has words, one has none, one was deleted. */
const pictures = new Map<string, PictureView>([
  [OWN, { src: OWN, alt: "A 'boat'", id: "0123456789abcdef", ...size }],
  [OTHER, { src: OTHER, alt: "", id: "aaaaaaaaaaaaaaaa", ...size }],
  [GONE, { src: GONE, alt: "" }],
]);

/** What readers see of a content. */
export function seen(content: string) {
  return contentHtml(content, { viewPictures: () => pictures });
}

/**
 * All letters that readers see of a content, and all its pictures. Where a picture stood between letters a word may be
 * parted, and what no table holds may stand before it: so they are compared in the order of the alphabet.
 */
export function lettersAndPictures(content: string) {
  // Notes are numbered by the page.
  const html = seen(content)
    .replace(/<sup id="note-.*?<\/sup>/g, "")
    .replace(/(<aside [^>]*id="note-[^>]*>)<a .*?<\/a>/g, "$1");
  const nodes = parseHtml(html);
  const pictures = [...walkElements(nodes)].filter(({ name }) => name === "img");
  return {
    letters: (htmlText(nodes).match(/\S/g) ?? []).sort().join(""),
    pictures: pictures.map(({ attributes: { src, alt } }) => `${src} ${alt}`).sort(),
  };
}

const words = fc.constantFrom(
  "dal",
  "a lake",
  " ",
  "\n",
  "\n\n",
  " dawn\nmist ",
  "&amp;",
  "&nbsp;",
  "<",
  "é",
  "“q”",
  "  ",
  "سلام (x).",
);

function element(names: string[], inner: fc.Arbitrary<string>) {
  return fc.tuple(fc.constantFrom(...names), inner).map(([name, html]) => {
    const [tag] = name.split(" ");
    return `<${name}>${html}</${tag}>`;
  });
}

const inlineNames =
  "a b code em i s small strong sub sup u span font a|href=/journey/hampi a|href='https://e.test/?a&b' a|href=javascript:x a|href=https://youtu.be/aqz-KE-bpKQ b|class=x b|class=place q cite i|lang=hi"
    .split(" ")
    .map((name) => name.replace("|", " "));
const blockNames =
  "address blockquote div dl dd dt figure figcaption h1 h2 h3 h4 h5 li p pre table tbody thead tfoot tr td th ul ol section article ol|start=3 ol|type=i p|dir=rtl ul|dir=rtl li|dir=ltr h2|dir=auto li|value=4 td|colspan=2 th|scope=col td|rowspan=9 p|style=x aside p|lang=hi figure|class=wide blockquote|class=pull"
    .split(" ")
    .map((name) => name.replace("|", " "));
const voids = fc.constantFrom(
  "<br>",
  "<br>\n",
  "<hr>",
  "<!-- note -->",
  "<img>",
  `<img src="${OWN}" alt="x\n y">`,
  `<img src="${OWN}">`,
  `<img src="${OTHER}" alt=" ">`,
  `<img src="${GONE}" alt="z">`,
  '<img src="https://e.test/f.jpg" alt="&quot;">',
  "<script>x</script>",
  "<iframe src=y></iframe>",
);

const { inline, block } = fc.letrec<{ inline: string; block: string; part: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words,
    element(
      inlineNames,
      fc.array(tie("inline"), { maxLength: 3 }).map((parts) => parts.join("")),
    ),
    voids,
  ),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    element(blockNames, tie("inline")),
    element(
      blockNames,
      fc.array(tie("part"), { maxLength: 4 }).map((parts) => parts.join("")),
    ),
  ),
  part: fc.oneof(tie("inline"), tie("block")),
}));

const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));

/** Blocks that the editor has nodes for. */
const known = fc.oneof(
  line.map((html) => `<p>${html}</p>`),
  line.map((html) => `<h2>${html}</h2>`),
  line.map((html) => `<blockquote>${html}</blockquote>`),
  line.map((html) => `<blockquote class="pull">${html}</blockquote>`),
  line.map((html) => `<p>${html}</p><aside>${html}</aside>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>\n<li>${items.join("</li>\n<li>")}</li>\n</ul>`),
  fc
    .array(line, { minLength: 2, maxLength: 2 })
    .map(
      (cells) =>
        `<table>\n<tr><th>a</th><th>b</th></tr><tr><td>${cells.join("</td><td>")}</td></tr></table>`,
    ),
  fc.constantFrom(
    `<figure><img src="${OWN}" alt=""><figcaption>A boat</figcaption></figure>`,
    `<figure class="beside"><img src="${OWN}" alt=""><figcaption>A boat <cite>R. Rao</cite></figcaption></figure>`,
    `<figure class="threes">\n<img src="${OWN}" alt="x"><img src="${OTHER}" alt="">\n</figure>`,
    '<figure><a href="https://youtu.be/aqz-KE-bpKQ">A film</a><figcaption>Words</figcaption></figure>',
    `<div><a href="/journey/hampi"><img src="${OWN}" alt=""><strong>Hampi</strong> <small>Karnataka</small></a></div>`,
    "<pre><code>\n\n a\n  b</code></pre>",
    "<hr>",
    "<p></p>",
  ),
);

/** One block of a text. */
const anyBlock = fc.oneof(known, known, block);

/** Whole texts: blocks with and without blanks between them, bare lines, plain text, and what was never closed. */
export const anyContent = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.oneof(anyBlock, anyBlock, inline), { maxLength: 8 })
      .map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.array(anyBlock, { maxLength: 8 }).map((parts) => parts.join("\n\n")) },
  { weight: 1, arbitrary: fc.array(words, { maxLength: 12 }).map((parts) => parts.join("")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        line,
        fc.constantFrom(
          "<!-- ",
          "<div>",
          "<b>",
          "<script>",
          "<ul><li>x",
          "</p>",
          "<plaintext>",
          "<a href='",
        ),
      )
      .map((parts) => parts.join("")),
  },
);
