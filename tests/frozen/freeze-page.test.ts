import { expect, test } from "vitest";
import { freezePage } from "~/portable/frozen/freeze-page";
import { withUrls } from "~/portable/frozen/hrefs";
import { copyWith } from "../support/site/frozen-copy";

/** The body of a page with this in it, frozen at this address of its own. */
async function frozen(
  inner: string,
  page = { address: "/letters/a", file: "letters/a/index.html" },
) {
  const { copy, needed } = copyWith();
  const html = await freezePage(`<html><head></head><body>${inner}</body></html>`, page, copy);
  return { html: html.replace(/^.*<body>/s, "").replace("</body></html>", ""), needed };
}

test.each([
  ["a page", "/letters/b", "../b/index.html"],
  ["the top", "/", "../../index.html"],
  ["a place on another page", "/journey#pin-1", "../../journey/index.html#pin-1"],
  ["a place on the same page", "#part", "#part"],
  ["the page itself", "/letters/a#part", "#part"],
  ["by its address on the web", "https://road.example/letters/b", "../b/index.html"],
  ["an older page of a list", "/letters?page=2", "../page_2/index.html"],
  ["a page of what is no list", "?page=2", "index.html"],
  ["a volume of the book", "/book?size=a5&volume=2", "../../book/volume_2/index.html"],
  [
    "a list of one kind",
    "/letters?category=Food%20%26%20drink#results",
    "../category_~46ood~20~26~20drink/index.html#results",
  ],
  ["a search in a list", "/letters?q=tea#results", "../../search/index.html?q=tea"],
  ["a name that Windows keeps", "/letters/con", "../~63on/index.html"],
  ["what is there in small letters alone", "/letters/B_c", "../~42~5fc/index.html"],
  ["a file in capitals", "/images/A.JPG", "../../images/~41.~4a~50~47"],
  ["a file by the name of a page's own", "/letters/b/index.html", "../b/~69ndex.html"],
  ["what the build has made", "/assets/a-B_c.css", "../../assets/a-B_c.css"],
  ["a day", "/journey?on=2025-09-14", "../../days/2025-09/index.html#day-2025-09-14"],
  ["a file", "/media/0123456789abcdef-2048.jpg", "../../media/0123456789abcdef-2048.jpg"],
  ["another site", "https://other.example/a", "https://other.example/a"],
  ["a mailbox", "mailto:a@road.example", "mailto:a@road.example"],
])("a link to %s leads to its file", async (_, href, written) => {
  const { html } = await frozen(`<a class="x" href="${href}">b</a>`);
  expect(html).toBe(`<a class="x" href="${written}">b</a>`);
});

test("a page says what its links need, and nothing of what only the living site has", async () => {
  const { needed } = await frozen(
    '<a href="/letters/b#c">b</a><a href="/admin">in</a><a href="/search?q=a">a</a><img src="/images/a.jpg">',
  );
  expect(needed).toEqual(["/letters/b", "/images/a.jpg"]);
});

test("what only the living site does is left out, and its item of a list with it", async () => {
  const { html } = await frozen(
    '<ul><li>a</li><li><a data-live="" href="/admin">in</a></li><li><form method="post" action="/low-data"><button>less</button></form></li></ul><section data-live=""><h2>Share</h2></section><p>Or <a data-live="" href="/newsletter">subscribe</a></p>',
  );
  expect(html).toBe("<ul><li>a</li></ul><p>Or </p>");
});

test.each([
  "./missing.jpg",
  "/letters/missing",
  "/media/originals/missing",
  "/admin/posts",
  "/api/posts",
  "/healthz",
  "/newsletter",
  "https://road.example/low-data",
])("of a link to %s, which is not in the copy, the words stay", async (href) => {
  const { html, needed } = await frozen(`<ul><li><a href="${href}">The <em>tea</em></a></li></ul>`);
  expect(html).toBe("<ul><li>The <em>tea</em></li></ul>");
  expect(needed).toEqual([]);
});

test("forms and buttons go, but for the search and the theme", async () => {
  const { html } = await frozen(
    '<form method="get" action="/letters#results"><input name="q"></form><form method="post" action="/about"><textarea></textarea></form><button type="button">Play</button><button data-theme-switch="" type="button">Theme</button>',
  );
  expect(html).toBe('<button data-theme-switch="" type="button">Theme</button>');
});

test("the search waits for its script, and says so where there is none", async () => {
  const page = { address: "/search", file: "search/index.html" };
  const { html } = await frozen(
    '<form method="get" action="/search#results"><input name="q"><button>Search</button></form>',
    page,
  );
  expect(html).toContain('<form method="get" action="index.html" hidden=""><input name="q">');
  expect(html).toContain("<button>Search</button></form><noscript><p>Searching needs scripts");
});

test("of scripts there are the copy's own, plain ones", async () => {
  const { copy } = copyWith();
  const html = await freezePage(
    '<html><head><script>a()</script><script type="application/ld+json">{}</script><link rel="modulepreload" href="/assets/a.js"><link rel="preload" href="/assets/a.woff2"><link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="/assets/a.css"></head><body><script type="module" async="">import "/assets/a.js"</script></body></html>',
    { address: "/search", file: "search/index.html" },
    copy,
  );
  expect(html).toBe(
    '<html><head><link rel="stylesheet" href="../assets/a.css"><script src="../frozen/page.js"></script><script defer src="../frozen/search.js"></script></head><body></body></html>',
  );
});

test.each([
  [true, '<link rel="canonical" href="https://road.example/letters/a">'],
  [false, ""],
])("a page names its address on the web where the site has one: %s", async (hasAddress, kept) => {
  const { copy } = copyWith(hasAddress);
  const html = await freezePage(
    '<head><link rel="canonical" href="https://road.example/letters/a"><meta property="og:url" content="https://road.example/letters/a"></head>',
    { address: "/letters/a", file: "letters/a/index.html" },
    copy,
  );
  expect(html).toBe(`<head>${kept}<script src="../../frozen/page.js"></script></head>`);
});

test.each([
  [true, '<p>a</p><p data-web-address="">Read on at road.example</p>'],
  [false, "<p>a</p>"],
])("the book names the site's address where it has one: %s", async (hasAddress, kept) => {
  const { copy } = copyWith(hasAddress);
  const page = { address: "/book", file: "book/index.html" };
  const html = await freezePage(
    '<p>a</p><p data-web-address="">Read on at road.example</p>',
    page,
    copy,
  );
  expect(html).toBe(kept);
});

test.each([
  ["https://road.example", '<html style="--own:1;--host:&quot;road\\2e example&quot;"></html>'],
  [null, '<html style="--own:1;"></html>'],
])("paper names the site's address where it has one: %s", async (siteUrl, kept) => {
  const { copy } = copyWith(siteUrl !== null);
  const html = '<html style="--own:1;--host:&quot;road\\2e example&quot;"></html>';
  expect(await freezePage(html, { address: "/", file: "index.html" }, copy)).toBe(kept);
});

test("a picture is there in three widths, as JPEG", async () => {
  const id = "0123456789abcdef";
  const { html, needed } = await frozen(
    `<picture><source type="image/avif" srcset="/media/${id}-320.avif 320w" sizes="50vw"/><source type="image/webp" srcset="/media/${id}-320.webp 320w" sizes="50vw"/><img src="/media/${id}-2048.jpg" alt="Tea"/></picture>`,
  );
  const at = (width: number) => `../../media/${id}-${width}.jpg`;
  expect(html).toBe(
    `<picture><img src="${at(1280)}" alt="Tea" srcset="${at(640)} 640w, ${at(1280)} 1280w, ${at(2048)} 2048w" sizes="50vw"></picture>`,
  );
  expect(new Set(needed)).toEqual(
    new Set([640, 1280, 2048].map((width) => `/media/${id}-${width}.jpg`)),
  );
});

test("a narrow picture is there as it is", async () => {
  const { html } = await frozen('<img src="/media/0123456789abcdef-400.jpg" alt="">');
  expect(html).toContain('srcset="../../media/0123456789abcdef-400.jpg 400w"');
});

const SLOT = '<span data-picture="lazy" class="picture"><picture><source srcset="x">';

test.each([
  [
    "in a figure, whose words stay",
    '<figure><img src="/healthz"><figcaption>a</figcaption></figure>',
    "<figure><figcaption>a</figcaption></figure>",
  ],
  ["with what is drawn around it", `${SLOT}<img src="/api/journey"></picture></span>b`, "b"],
  [
    "in a link, which says what there was",
    `<a href="/letters/b">${SLOT}<img src="/admin/media/1/original" alt="A &lt;tea&gt;"></picture></span></a>`,
    '<a href="../b/index.html"><span>A &lt;tea&gt;</span></a>',
  ],
  [
    "in a link to itself",
    '<a href="/media/originals/missing"><img src="/media/originals/missing" alt="a"></a>b',
    "b",
  ],
])("a picture that is not in the copy goes, %s", async (_, inner, written) => {
  const { html, needed } = await frozen(inner);
  expect(html).toBe(written);
  expect(needed).not.toContain("live");
});

test("a picture or film from elsewhere becomes a link to it", async () => {
  const { html } = await frozen(
    '<img src="https://other.example/a.jpg" alt="A &lt;tea&gt;"><iframe src="https://films.example/1" title="A film"></iframe><a href="/letters/b"><img src="https://other.example/a.jpg" alt="Tea"></a>',
  );
  expect(html).toBe(
    '<a href="https://other.example/a.jpg">A &lt;tea&gt;</a><a href="https://films.example/1">A film</a><a href="../b/index.html"><span>Tea</span></a>',
  );
});

test("the land of a map stands in the page", async () => {
  const use = (part: string) => `<use href="/assets/land-1.svg#${part}" class="x"></use>`;
  const { html } = await frozen(`<svg>${use("land")}${use("land")}${use("fine")}</svg>`);
  expect(html).toBe(
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><path id="land-1-land" d="M0 0z" vector-effect="none"></path><path id="land-1-fine" d="M1 1z"></path></defs></svg><svg><use href="#land-1-land" class="x"></use><use href="#land-1-land" class="x"></use><use href="#land-1-fine" class="x"></use></svg>',
  );
});

test("the addresses in a style are those of files", async () => {
  const { html } = await frozen(
    '<p style="background:url(/images/a.png)">a</p><p style="background:url(data:image/png;base64,AA)">b</p>',
  );
  expect(html).toBe(
    '<p style="background:url(../../images/a.png)">a</p><p style="background:url(data:image/png;base64,AA)">b</p>',
  );
  expect(withUrls("a{b:url('/c.woff2')}d{e:url(\"data:x,/y\")}", () => "c.woff2")).toBe(
    "a{b:url('c.woff2')}d{e:url(\"data:x,/y\")}",
  );
});

test("the page of what is not there finds its files from the top of any address", async () => {
  const { copy } = copyWith();
  const page = { address: "/not/found", file: "404.html" };
  const html = await freezePage("<head><title>a</title></head>", page, copy);
  expect(html).toMatch(/^<head><script>[^<]+document\.write\('<base href/);
});
