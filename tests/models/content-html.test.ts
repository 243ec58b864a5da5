import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import type { PictureView } from "~/models/pictures/picture";
import { contentHtml } from "~/models/texts/content/content-html";
import { renderFeedContent } from "~/models/texts/content/render-content.server";
import { expectLinear } from "../support/measures/growth";
import { badHtml, scriptPayloads } from "../support/records/hostile-html";
import { fc } from "../support/runner/property";

const OWN = "/media/0123456789abcdef-640.jpg";
const view = { src: OWN, alt: "A 'boat'", id: "0123456789abcdef", width: 640, height: 480 };
const pictures = new Map<string, PictureView>([
  [OWN, { ...view, placeholder: "data:image/webp;base64,AA==" }],
]);

function written(content: string) {
  return contentHtml(content, { viewPictures: () => pictures });
}

const SLOT_AND_IMAGE = `<span data-picture="lazy" style="aspect-ratio: 640 / 480; background: url('data:image/webp;base64,AA==') center / cover"><picture><source type="image/avif" srcset="/media/0123456789abcdef-320.avif 320w, /media/0123456789abcdef-640.avif 640w" sizes="(min-width: 768px) 680px, 92vw"><img src="${OWN}" alt="A 'boat'" loading="lazy" srcset="/media/0123456789abcdef-320.webp 320w, /media/0123456789abcdef-640.webp 640w" sizes="(min-width: 768px) 680px, 92vw" width="640" height="480" decoding="async" /></picture></span>`;

test.each([
  ["plain text, escaped", "a < b & c\nd\n\ne", "<p>a &lt; b &amp; c<br />d</p><p>e</p>"],
  ["newlines of every kind", "a\r\nb\rc", "<p>a<br />b<br />c</p>"],
  ["an opened comment", "a <!-- b", "<p>a &lt;!-- b</p>"],
  ["a whole comment", "a<!-- b -->c", "<p>ac</p>"],
  ["paragraphs around blocks", "a\n<h2>b\nc</h2>\nd", "<p>a</p><h2>b\nc</h2><p>d</p>"],
  ["paragraphs through unknown tags", "<span>a\n\nb</span> c", "<p>a</p><p>b c</p>"],
  ["one break for two", "a\n<br>\nb<br><br>c", "<p>a<br />b<br /><br />c</p>"],
  ["breaks within inline elements", "<b>a\n\nb<br>\nc</b>", "<p><b>a<br /><br />b<br />c</b></p>"],
  ["a block within an inline element", "a<i><p>b\nc</p></i>", "<p>a</p><i><p>b\nc</p></i>"],
  ["renamed headings", "<h1>a</h1><h6>b</h6>", "<h2>a</h2><h4>b</h4>"],
  [
    "links",
    '<a href="https://a.test/?b&c">d</a>',
    '<p><a href="https://a.test/?b&amp;c" rel="noopener">d</a></p>',
  ],
  [
    "a table's attributes",
    '<table><tr><td colspan="2" class="x">a</table>',
    '<table><tr><td colspan="2">a</td></tr></table>',
  ],
  [
    "a picture from elsewhere",
    '<img src="https://a.test/b.jpg" alt="&quot;c&quot;">',
    '<p><img src="https://a.test/b.jpg" alt="&quot;c&quot;" loading="lazy" /></p>',
  ],
  ["a picture of the site", `<img src="${OWN}">`, `<p>${SLOT_AND_IMAGE}</p>`],
  ["a picture without an address", '<p>a<img alt="b"></p>', "<p>a</p>"],
])("content with %s", (_, content, html) => {
  expect(written(content)).toBe(html);
});

const FILM =
  '<a data-enlarge data-video="aqz-KE-bpKQ" href="https://youtu.be/aqz-KE-bpKQ" rel="noopener">Big</a>';

test.each([
  ["is marked, to be played in its place", "Big", `<figure>${FILM}</figure>`],
  [
    "has a caption",
    "Big</a><figcaption>b</figcaption>",
    `<figure>${FILM}<figcaption>b</figcaption></figure>`,
  ],
  [
    "is a link among other words",
    "Big</a> c",
    `<figure>${FILM.replace('data-enlarge data-video="aqz-KE-bpKQ" ', "")} c</figure>`,
  ],
])("a film in a figure of its own %s", (_name, content, html) => {
  expect(
    written(`<figure>\n<a href="https://youtu.be/aqz-KE-bpKQ">${content}</figure>`).replace(
      "\n",
      "",
    ),
  ).toBe(html);
});

const LINKED = `<a href="${OWN}" aria-label="Enlarge: A 'boat'" data-enlarge="0123456789abcdef" style="--aspect: 1.333">${SLOT_AND_IMAGE}</a>`;
const GONE = "/media/fedcba9876543210-640.jpg";

test.each([
  [
    "one picture, which can be enlarged",
    `<figure><img src="${OWN}"><figcaption>a</figcaption></figure>`,
    `<figure>${LINKED}<figcaption>a</figcaption></figure>`,
  ],
  [
    "several, in rows",
    `<figure><img src="${OWN}"><img src="${OWN}"></figure>`,
    `<figure data-gallery>${LINKED}${LINKED}</figure>`,
  ],
  [
    "one that is a link already",
    `<figure><a href="/x"><img src="${OWN}"></a></figure>`,
    `<figure><a href="/x">${SLOT_AND_IMAGE}</a></figure>`,
  ],
  [
    "one of ours that was deleted, which leaves no hole",
    `<p>a</p><figure><img src="${GONE}"><figcaption>b</figcaption></figure><p>c</p>`,
    "<p>a</p><p>c</p>",
  ],
  [
    "one that is on somebody's computer, of which the words stay",
    'a<figure><a href="/x"><img src="file:///x.jpg"></a><figcaption lang="hi">b <i>c</i></figcaption></figure>d',
    '<p>a</p><p lang="hi">b <i>c</i></p><p>d</p>',
  ],
  [
    "one that is nowhere, of which the paragraphs stay",
    '<figure><img src="x.jpg"><figcaption><p>a</p><p>b</p></figcaption></figure>',
    "<div><p>a</p><p>b</p></div>",
  ],
  [
    "two of which one was deleted",
    `<figure><img src="${GONE}"><img src="${OWN}"></figure>`,
    `<figure>${LINKED}</figure>`,
  ],
  [
    "a figure in a figure",
    `<figure><figure><img src="${OWN}"></figure></figure>`,
    `<figure><figure>${LINKED}</figure></figure>`,
  ],
  ["words", "<figure>a</figure>", "<figure>a</figure>"],
])("a figure of %s", (_name, content, html) => {
  expect(written(content)).toBe(html);
});

test.each([
  [
    "a figure's layout",
    '<figure class="x wide full">a</figure>',
    '<figure class="wide">a</figure>',
  ],
  ["no other class", '<figure class="wider">a</figure>', "<figure>a</figure>"],
  [
    "a pull quote",
    '<blockquote class="pull">a</blockquote>',
    '<blockquote class="pull">a</blockquote>',
  ],
  ["a place", '<p>to <b class="place">Hampi</b></p>', '<p>to <b class="place">Hampi</b></p>'],
  [
    "a credit",
    "<figcaption>a <cite>b</cite></figcaption>",
    "<figcaption>a <cite>b</cite></figcaption>",
  ],
  ["a quotation", "<p><q>a</q></p>", "<p><q>a</q></p>"],
  [
    "a language",
    '<p lang="pt-BR"><i lang="hi">a</i></p>',
    '<p lang="pt-BR"><i lang="hi">a</i></p>',
  ],
  [
    "a direction",
    '<p dir="RTL">a</p><h2 dir="ltr">b</h2>',
    '<p dir="rtl">a</p><h2 dir="ltr">b</h2>',
  ],
  ["no direction that is none", '<p dir="up">a</p>', "<p>a</p>"],
  ["a list's first number", '<ol start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>'],
  [
    "how a list is numbered",
    '<ol type="i" start="x"><li value="7">a</li></ol>',
    '<ol type="i" style="list-style-type: lower-roman"><li value="7">a</li></ol>',
  ],
  ["no numbers that are none", '<ol type="disc"><li value="a">b</li></ol>', "<ol><li>b</li></ol>"],
  ["no language that is none", '<p lang="a b">c</p>', "<p>c</p>"],
])("content keeps %s", (_name, content, html) => {
  expect(written(content)).toBe(html);
});

const MARK = (n: number) =>
  `<sup id="note-${n}-from"><a href="#note-${n}" aria-label="Note ${n}">${n}</a></sup>`;
const BACK = (n: number) =>
  `<a href="#note-${n}-from" aria-label="Back to note ${n} in the text">${n}</a>`;

const DAY = "یہ 12 اگست ہے (منگل).";

test.each([
  ["a plain text", `One\n\n${DAY}`, `<p>One</p><p dir="auto">${DAY}</p>`],
  [
    "outermost blocks, whose parts follow them",
    `<h2>${DAY}</h2><ul><li>${DAY}</li></ul><div><p>One</p><p>${DAY}</p></div>`,
    `<h2 dir="auto">${DAY}</h2><ul dir="auto"><li>${DAY}</li></ul><div><p>One</p><p dir="auto">${DAY}</p></div>`,
  ],
  [
    "what has a direction of its own keeps it",
    `<p dir="rtl">${DAY}</p><div dir="ltr"><p>${DAY}</p></div>`,
    `<p dir="rtl">${DAY}</p><div dir="ltr"><p>${DAY}</p></div>`,
  ],
  [
    "a note",
    `<p>One</p><aside>${DAY}</aside>`,
    `<p>One${MARK(1)}</p><aside role="note" id="note-1" dir="auto">${BACK(1)} ${DAY}</aside>`,
  ],
  ["Hebrew", "<p>(שלום)</p>", '<p dir="auto">(שלום)</p>'],
  ["Hindi, which is written like English", "<p>नमस्ते (x)</p>", "<p>नमस्ते (x)</p>"],
])("letters from right to left decide the direction of %s", (_name, content, html) => {
  expect(written(content)).toBe(html);
});

test("the pictures of a figure are asked for as wide as its layout shows them", () => {
  const figure = (layout: string) =>
    written(`<figure class="${layout}"><img src="${OWN}"></figure><p><img src="${OWN}"></p>`);
  expect(figure("full")).toContain('sizes="100vw"');
  expect(figure("threes")).toContain('sizes="(min-width: 768px) 290px, 46vw"');
  expect(figure("full").split('sizes="(min-width: 768px) 680px, 92vw"')).toHaveLength(3);
});

test.each([
  [
    "is numbered where the paragraph before it ends",
    "<p>a</p>\n<aside>b</aside>",
    `<p>a${MARK(1)}</p><aside role="note" id="note-1">${BACK(1)} b</aside>`,
  ],
  [
    "can be one of several",
    "<p>a</p><aside>b</aside><!-- --> <aside><p>c</p></aside><p>d</p><aside>e</aside>",
    `<p>a${MARK(1)}${MARK(2)}</p><aside role="note" id="note-1">${BACK(1)} b</aside><aside role="note" id="note-2">${BACK(2)} <p>c</p></aside><p>d${MARK(3)}</p><aside role="note" id="note-3">${BACK(3)} e</aside>`,
  ],
  [
    "belongs to plain lines too",
    "a\n<aside>b</aside>",
    `<p>a${MARK(1)}</p><aside role="note" id="note-1">${BACK(1)} b</aside>`,
  ],
  [
    "without a paragraph has no number",
    "<h2>a</h2><aside>b</aside>",
    '<h2>a</h2><aside role="note">b</aside>',
  ],
  [
    "within something else has none",
    "<div><p>a</p><aside>b</aside></div>",
    '<div><p>a</p><aside role="note">b</aside></div>',
  ],
])("a note %s", (_name, content, html) => {
  expect(written(content)).toBe(html);
});

test("a feed's notes are found from the feed", () => {
  const html = renderFeedContent("<p>a</p><aside>b</aside>", "https://a.test/letters/c");
  expect(html).toContain('href="https://a.test/letters/c#note-1"');
});

const hampi = { names: ["Hampi", "Matanga hill"], path: "/journey/hampi", note: "3,100 km", at: 1 };
const goa = { names: ["Goa", "Old Goa"], path: "/journey#pin-1", note: "2,900 km", at: 0.25 };

test("a stop's link stands beside the first paragraph that names it, and beside no other", () => {
  const html = contentHtml(
    "<p>From Goan rice</p><p>by <i>Old Goa</i> up Matanga hill.</p><h2>Hampi</h2><p>Hampi, Goa</p>",
    { viewPictures: () => pictures, stops: [hampi, goa] },
  );
  expect(html).toBe(
    '<p>From Goan rice</p><a href="/journey#pin-1" data-stop="0.250">Goa <small>2,900 km</small></a><a href="/journey/hampi" data-stop="1.000">Hampi <small>3,100 km</small></a><p>by <i>Old Goa</i> up Matanga hill.</p><h2>Hampi</h2><p>Hampi, Goa</p>',
  );
});

test("a stop with signs in its name is no pattern", () => {
  const stops = [{ ...goa, names: ["St. (Old) Goa*", ""] }];
  const html = (content: string) => contentHtml(content, { viewPictures: () => pictures, stops });
  expect(html("<p>StX Old Goa</p>")).not.toContain("data-stop");
  expect(html("<p>at St. (Old) Goa*</p>")).toContain("St. (Old) Goa* <small>");
});

test("a deleted picture leaves no hole in a line either", () => {
  expect(written(`<p>a<img src="${GONE}">b</p>`)).toBe("<p>ab</p>");
});

test("a feed's content has absolute addresses", () => {
  const html = renderFeedContent(
    '<a href="#top">a</a><img src="/b.jpg">',
    "https://a.test/letters/c",
  );
  expect(html).toContain('href="https://a.test/letters/c#top"');
  expect(html).toContain('src="https://a.test/b.jpg"');
});

const ALLOWED: Record<string, RegExp> = {
  href: /^(https?:|mailto:|(?![a-z][a-z0-9+.-]*:|[/\\]{2}))/i,
  src: /^(https?:\/\/|\/[^/\\])/i,
  srcset: /^\/media\//,
  rel: /^noopener$/,
  alt: /^/,
  loading: /^lazy$/,
  colspan: /^/,
  rowspan: /^/,
  scope: /^/,
  start: /^-?\d+$/,
  value: /^-?\d+$/,
  sizes: /^/,
  type: /^(image\/avif|[aAiI])$/,
  dir: /^(ltr|rtl|auto)$/,
  width: /^640$/,
  height: /^480$/,
  decoding: /^async$/,
  "data-picture": /^lazy$/,
  "aria-label": /^(Enlarge|Note \d|Back to note \d)/,
  "data-enlarge": /^0123456789abcdef$/,
  "data-gallery": /^$/,
  "data-video": /^[\w-]{11}$/,
  class: /^(wide|full|beside|pairs|threes|pull|place)$/,
  lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  role: /^note$/,
  id: /^note-\d+(-from)?$/,
  style:
    /^--aspect: 1\.333(; --share: [01](\.\d+)?; --row: [123])?$|^aspect-ratio: 640 \/ 480; background: url\('data:image\/webp;base64,AA=='\) center \/ cover$|^list-style-type: (lower|upper)-(alpha|roman)$/,
};
const ELEMENTS = new Set(
  "a address aside b blockquote br cite code dd div dl dt em figcaption figure h2 h3 h4 hr i img li ol p picture pre q s small source span strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  ),
);

/** Reads the HTML as it is written, tag by tag. */
function expectHarmless(html: string) {
  const parser = new Parser({
    onopentag(name, attributes) {
      expect(ELEMENTS, html).toContain(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(value, `${attribute} of ${html}`).toMatch(ALLOWED[attribute] ?? /^never$/);
      }
    },
    oncomment: () => expect.fail(`a comment in ${html}`),
    onprocessinginstruction: () => expect.fail(`a declaration in ${html}`),
  });
  parser.end(html);
}

describe("scripts in content", () => {
  test.each(scriptPayloads)("%s does not run", (payload) => {
    for (const content of [payload, `<p>a\n${payload}`, `<table>${payload}</table>`]) {
      expectHarmless(written(content));
    }
  });

  const pieces = fc.array(fc.oneof(fc.constantFrom(...badHtml, ...scriptPayloads), fc.string()));

  test("no mixture of them passes either", () => {
    fc.assert(fc.property(pieces, (parts) => expectHarmless(written(parts.join("")))));
  });
});

describe("a well-kept sanitiser", () => {
  const harmless =
    "<b> </b> <i> </i> <p> </p> <ol> <dl> </dl> <h1>x</h1> <ul> <li> </ul> <br> <hr> <span> </span> <pre> </pre> <td> <tr> <table> </table> <script>x</script> <x-y> & &amp; &lt; \n \" ' a <img>".split(
      " ",
    );
  const attributes = [
    '<a href="javascript:x">b</a>',
    "<a href='/b?c&d' onclick=e>f\n</a>",
    '<a href="//e.test">g</a>',
    '<a href="java\tscript:x"></a>',
    '<td colspan="2" style="x">',
    '<ol start="3">',
    '<blockquote class="x pull">',
    '<b class="place">Hampi</b><q lang="hi">r</q><cite>',
    "</ol>",
    '<img src="/f.jpg" alt="&quot;" onerror="x">',
  ];
  const soup = fc.array(fc.constantFrom(...harmless, ...attributes, " "));

  test("writes the same", () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const html = `<div>${parts.join("")}`;
        expect(written(html)).toBe(bySanitizer(html));
      }),
      { numRuns: 500 },
    );
  });
});

function bySanitizer(html: string) {
  return sanitizeHtml(html.trim(), {
    allowedTags: [...ELEMENTS].filter((name) => !["picture", "source", "span"].includes(name)),
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "loading"],
      ol: ["start"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
      "*": ["lang"],
    },
    allowedClasses: { blockquote: ["pull"], b: ["place"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      section: "div",
      article: "div",
      a: (tagName, { href = "" }) => ({ tagName, attribs: { href: href.replace(/\s+/g, "") } }),
      img: (tagName, { src = "", alt = "" }) => ({
        tagName,
        attribs: { src, alt, loading: "lazy" },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

describe("the time for content grows like its length", () => {
  // Short enough to be measured beside other work; a square shows as well as in a long one.
  const SIZES = [3_125, 50_000];
  const repeated = (piece: string) => (size: number) =>
    piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

  test.each(badHtml)("%j", async (piece) => {
    await expectLinear(repeated(piece), written, SIZES);
  });

  const mixes = fc.array(fc.constantFrom(...badHtml), { minLength: 2, maxLength: 4 });

  test("mixtures", async () => {
    await fc.assert(
      fc.asyncProperty(mixes, fc.boolean(), async (pieces, inTurn) => {
        const make = inTurn
          ? repeated(pieces.join(""))
          : (size: number) => pieces.map((piece) => repeated(piece)(size / pieces.length)).join("");
        await expectLinear(make, written, SIZES);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
