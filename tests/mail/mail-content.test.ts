import { describe, expect, test } from "vitest";
import { mailContent } from "~/mail/mail-content";
import { mailText } from "~/mail/mail-text";
import { contentHtml } from "~/models/texts/content/content-html";
import { type HtmlNode, parseHtml, walkElements } from "~/utils/markup/html-tree";
import { expectLinear } from "../support/measures/growth";
import { badHtml, scriptPayloads } from "../support/records/hostile-html";
import { fc } from "../support/runner/property";

const SITE = "https://journey.example";
const PICTURES = { "0123456789abcdef": [1600, 1200], fedcba9876543210: [640, 960] } as const;
const sizes = new Map(
  Object.entries(PICTURES).map(([id, [width, height]]) => [id, { width, height }]),
);
const WIDE = "/media/0123456789abcdef-1600.jpg";
const TALL = "/media/fedcba9876543210-640.jpg";

/** Sanitised as feed readers get it. */
function sanitised(content: string) {
  const viewPictures = (addresses: string[]) =>
    new Map(
      addresses.map((src) => [src, { src, alt: "", id: /([0-9a-f]{16})-/.exec(src)?.[1] ?? "" }]),
    );
  const resolve = (address: string) => new URL(address, SITE).href;
  return contentHtml(content, { viewPictures, resolve });
}

function mail(content: string, maxBytes = 80_000) {
  return mailContent(sanitised(content), { origin: SITE, sizes }, maxBytes);
}

const words = (nodes: HtmlNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : words(node.children))).join("");

/** What mail programs show alike, and nothing besides. */
const ELEMENTS = new Set(
  "a address b blockquote br code dd div dl dt em h2 h3 h4 hr i img li ol p pre s small strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "alt bgcolor border cellpadding cellspacing class colspan dir height href role rowspan scope src start style width".split(
    " ",
  ),
);

/** Reads what was written as a program does that guesses nothing: every tag is known, closed and in its place. */
function expectMailHtml(html: string) {
  const open: string[] = [];
  for (const [, end, name = "", attributes = ""] of html.matchAll(
    /<(\/?)(\w+)((?:"[^"]*"|[^>"])*)>/g,
  )) {
    expect(ELEMENTS, name).toContain(name);
    for (const [, attribute] of attributes.matchAll(/([\w-]+)="[^"]*"/g)) {
      expect(ATTRIBUTES, name).toContain(attribute);
    }
    if (end) expect(open.pop()).toBe(name);
    else if (!attributes.endsWith("/")) open.push(name);
  }
  expect(open).toEqual([]);
  for (const { name, attributes } of walkElements(parseHtml(html))) {
    if (name === "img") expect(attributes).toHaveProperty("alt");
    if (name === "a" && attributes.href) expect(attributes.href).toMatch(/^(?:https?:|mailto:)/);
  }
}

describe("a letter in a mail", () => {
  test("has the site's pictures as JPEG of twice their width, with words and size", () => {
    const { html } = mail(`<figure><img src="${WIDE}" alt="The 'lake'"></figure>`);
    expect(html).toContain(
      `<img src="${SITE}/media/0123456789abcdef-1280.jpg" alt="The 'lake'" width="552" height="414"`,
    );
  });

  test("never shows a picture wider than it is", () => {
    const small = {
      origin: SITE,
      sizes: new Map([["0123456789abcdef", { width: 300, height: 200 }]]),
    };
    const { html } = mailContent(sanitised(`<p><img src="${WIDE}" alt="a"></p>`), small, 9_000);
    expect(html).toContain('-300.jpg" alt="a" width="300" height="200"');
  });

  test("has two pictures of one figure side by side, each as wide as it is, and the caption", () => {
    const { html } = mail(
      `<figure><img src="${WIDE}" alt="a"><img src="${TALL}" alt="b"><figcaption>Both</figcaption></figure>`,
    );
    expect([...html.matchAll(/<td width="(\d+)%"/g)].map(([, share]) => share)).toEqual([
      "67",
      "33",
    ]);
    expect(html).toMatch(/<\/table><div class="muted"[^>]*>Both<\/div>/);
  });

  test("has a third picture alone in its row", () => {
    const { html } = mail(`<figure>${`<img src="${TALL}" alt="a">`.repeat(3)}</figure>`);
    expect(html.match(/<tr>/g)).toHaveLength(2);
    expect(html).toContain('<td width="100%"');
  });

  test("has a film as a picture that leads to it, and nothing from where it lies", () => {
    const film = '<figure><a href="https://youtu.be/dQw4w9WgXcQ">Over Zoji La</a></figure>';
    const { html } = mail(film);
    expect(html).toContain(`<img src="${SITE}/mail/film.jpg" alt="Play the film"`);
    expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
    expect(html).not.toMatch(/src="[^"]*youtu/);
    expect(html.match(/Over Zoji La/g)).toHaveLength(1);
    expect(mailText(sanitised(film))).toBe("A film: Over Zoji La (https://youtu.be/dQw4w9WgXcQ)");
  });

  test("has a place of the journey with its picture beside its name", () => {
    const { html } = mail(
      `<div><a href="/journey/leh"><img src="${WIDE}" alt=""><strong>Leh</strong> <small>North India</small></a></div>`,
    );
    expect(html).toContain(`${SITE}/media/0123456789abcdef-320.jpg`);
    expect(html).toContain("<strong>Leh</strong><br /><small>North India</small>");
    expectMailHtml(html);
  });

  test.each([
    ["a table", "<table><tr><th scope=col>Bus</th></tr><tr><td colspan=2>40</td></tr></table>"],
    ["a quote", "<blockquote>Slowly.</blockquote>"],
    ["code", "<pre><code>npm start</code></pre>"],
    ["a list", "<ol start=3><li>tea</li></ol>"],
  ])("styles %s on its elements", (_what, content) => {
    const { html } = mail(content);
    expect(html).toMatch(/^<\w+ [^>]*style="/);
    expectMailHtml(html);
  });
});

describe("a letter that is too long", () => {
  const long = (size: number) => `<p>${"kahwa & tea ".repeat(size)}</p>`;

  test.each([
    ["one paragraph", long(20_000)],
    ["one list", `<ul>${"<li>tea</li>".repeat(20_000)}</ul>`],
    ["one word", `<p>${"a".repeat(190_000)}</p>`],
    ["other scripts", `<p>${"കന്യാകുമാരി कश्मीर ".repeat(9_000)}</p>`],
    ["pictures", `<p>${`<img src="${WIDE}" alt="a">`.repeat(4_000)}</p>`],
  ])("ends before the limit: %s", (_what, content) => {
    const { html, isWhole } = mail(content);
    expect(isWhole).toBe(false);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(80_000);
    expect(html).not.toContain("\ufffd");
    expectMailHtml(html);
  });

  test("is cut between words", () => {
    expect(mail("<p>one two &amp; three</p>", 56).html).toMatch(/>one two &amp;<\/p>$/);
    expect(mail("<p>one two &amp; three</p>", 53).html).toMatch(/>one two ?<\/p>$/);
  });
});

describe("whatever was typed", () => {
  const pieces = [
    ...badHtml,
    ...scriptPayloads,
    `<img src="${WIDE}">`,
    "<figure>",
    "</figure>",
    "<div><a href='/journey/a'>",
    "നമസ്കാരം",
    "\ud800",
  ];
  const content = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 40 });

  test("becomes mail HTML within the limit, whose words are those of the letter", () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 0, max: 4_000 }), (parts, maxBytes) => {
        const entered = parts.join("");
        const short = mail(entered, maxBytes).html;
        expect(Buffer.byteLength(short)).toBeLessThanOrEqual(maxBytes);
        expectMailHtml(short);
        const { html, isWhole } = mail(entered);
        expectMailHtml(html);
        if (isWhole && !html.includes('class="film"')) {
          const squeezed = (text: string) => text.replace(/\s+/g, "");
          expect(squeezed(words(parseHtml(html)))).toBe(
            squeezed(words(parseHtml(sanitised(entered)))),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  const heavy = ["<div>", "<table><tr><td>", `<figure>${`<img src="${WIDE}">`.repeat(9)}`, "tea &"];

  test.each(heavy)("in time that grows as the text does: %s", (piece) =>
    expectLinear(
      (size) => sanitised(piece.repeat(Math.ceil(size / piece.length))),
      (html) => {
        mailContent(html, { origin: SITE, sizes }, 80_000);
        mailText(html);
      },
      [10_000, 80_000],
    ),
  );
});

describe("the text part", () => {
  test("says the same: headings, links with their addresses, lists, tables and pictures by their words", () => {
    const text = mailText(
      sanitised(
        `<h2>Tea</h2><p>At <a href="/letters/a">the stall</a>, 5 rupees.</p><figure><img src="${WIDE}" alt="A kettle"><figcaption>Hot</figcaption></figure><ul><li>milk</li><li>ginger</li></ul><table><tr><th>Bus</th><th>Fare</th></tr><tr><td>1</td><td>40</td></tr></table><blockquote>Slowly.</blockquote><hr>`,
      ),
    );
    expect(text).toBe(`Tea

At the stall (${SITE}/letters/a), 5 rupees.

[A kettle]
Hot

• milk
• ginger

Bus | Fare
1 | 40

“Slowly.”

* * *`);
  });
});

describe("a letter's editorial blocks", () => {
  const content =
    '<p>Two <b class="place">Goa</b> <q>nets</q></p><aside>a note</aside><blockquote class="pull">said<cite>Asha</cite></blockquote>' +
    `<figure class="full"><img src="${WIDE}"><figcaption>A sea <cite>R. Rao</cite></figcaption></figure>` +
    `<figure class="threes"><img src="${WIDE}"><img src="${TALL}"><img src="${WIDE}"></figure>`;

  test("are plain pictures, quotations and notes in a mail", () => {
    const { html } = mail(content);
    expectMailHtml(html);
    expect(html).toContain("“nets”<sup>1</sup></p>");
    expect(html).toMatch(/<div class="muted" dir="auto" style="[^"]+">1 a note<\/div>/);
    expect(html).toMatch(/<blockquote dir="auto" style="[^"]*text-align:center">said<small/);
    expect(html).toMatch(/<b style="[^"]*small-caps[^"]*">Goa<\/b>/);
    expect(html).toContain('width="552"');
    expect(html).not.toMatch(/#note|full|threes/);
  });

  test("are lines in a mail without pictures", () => {
    const text = mailText(sanitised(content));
    expect(text).toContain("Two Goa “nets”[1]\n\n[1] a note");
    expect(text).toContain("A sea R. Rao");
  });
});
