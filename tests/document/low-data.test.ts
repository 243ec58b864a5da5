import { brotliCompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { asLowData } from "~/document/low-data.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { asksForLowData, hasLowForm } from "~/utils/http/low-data";
import { drawn } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";
import { SITE, send } from "../support/requests/routes";

const NONCE = "of-this-rendering";
/** A picture's link and what it weighs. */
const SHOWN = /<a href="(\/media\/[^"]+)" data-show="[^"]*">show \((\d+) KB\)/g;
const LONG = { timeout: 30_000, interval: 500 };

/** What a document has beside its pages' own parts, as Remix writes it. */
const DOCUMENT = `<html lang="en"><head><script nonce="${NONCE}">first()</script>
<link rel="preload" as="font" href="/assets/inter.woff2"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/app.css"/></head><body>BODY
<script nonce="${NONCE}" type="module">import "/assets/root.js";</script></body></html>`;

const lightened = (body: string) =>
  asLowData(
    DOCUMENT.replace("BODY", () => body),
    NONCE,
    "low()",
  );

const light = async (body: string) => (await lightened(body)).html;

test("a page that does not tell yet what a picture weighs says so, and one that cannot does not", async () => {
  const none =
    '<picture><source srcset="/media/0000000000000000-960.webp 960w"><img src="/a.jpg"></picture>';
  expect((await lightened(none)).isComplete).toBe(false);
  expect((await lightened('<img src="https://elsewhere.example/a.jpg">')).isComplete).toBe(true);
});

test("what a letter with five pictures asks for is its document and its style sheet", async () => {
  const addresses: string[] = [];
  for (const width of [1001, 1002, 1003, 1004, 1005]) {
    addresses.push(await addPicture(await drawn(width, 700).jpeg().toBuffer(), { alt: "A lake" }));
  }
  // Of the others no file is made yet: the page has one made, and tells what it weighs.
  await send("GET", `/media/${pictureIdOf(addresses[0])}-960.webp`);
  const figures = addresses
    .slice(1)
    .map((src) => `<figure><img src="${src}"></figure><p>Text.</p>`);
  const { slug } = createPost({
    title: "Dear Lines",
    featuredImage: addresses[0],
    content: figures.join(""),
    publishedAt: new Date(0),
  });
  const whole = await (await visit(`/letters/${slug}`)).text();
  expect(whole.match(/<picture>/g)).toHaveLength(5);
  // A page does not wait for long until a file is made: on a busy machine the next visit tells what it weighs.
  const links = await vi.waitFor(async () => {
    const found = [...(await light(whole)).matchAll(SHOWN)];
    expect(found).toHaveLength(5);
    return found;
  }, LONG);
  const html = await light(whole);

  expect(html).not.toMatch(/<picture|srcset|<img|modulepreload|rel="preload"|<script[^>]*src=/i);
  expect(html.match(/<script nonce[^>]*>.*?<\/script>/gs)).toEqual([
    `<script nonce="${NONCE}">low()</script>`,
  ]);
  for (const [, address = "", kilobytes] of links) {
    const file = await (await send("GET", address)).arrayBuffer();
    expect(Math.round(file.byteLength / 1000), address).toBe(Number(kilobytes));
  }
  for (const [, address] of links) expect(address).toMatch(/-960\.webp$/);
  // The style sheet takes 12 of the 100 KB.
  expect(brotliCompressSync(html).length).toBeLessThan(25_000);
});

test("a link holds no second link: it keeps the picture's words", async () => {
  const picture =
    '<picture><source srcset="/a.webp"><img src="/media/a.jpg" alt="A &quot;lake&quot;"/></picture>';
  expect(await light(`<a href="/gallery/1">${picture}</a>`)).toContain(
    '<a href="/gallery/1"><span role="img" aria-label="A &quot;lake&quot;"></span></a>',
  );
});

test("a picture from elsewhere is a link to it; data in the page stay", async () => {
  const html = await light(
    '<img src="https://pictures.example/a.jpg" alt="Bus"><img src="data:,x" alt="">',
  );
  expect(html).toContain('<a href="https://pictures.example/a.jpg" data-show="Bus">show<');
  expect(html).toContain('<img src="data:,x" alt="">');
});

test.each([
  [{}, false],
  [{ "save-data": "on" }, true],
  [{ "save-data": "On" }, true],
  [{ "save-data": "off" }, false],
  [{ cookie: "data=low" }, true],
  [{ cookie: "a=1; data=low; b=2" }, true],
  [{ cookie: "data=full", "save-data": "on" }, false],
  [{ cookie: "mydata=low" }, false],
  [{ cookie: "data=lowest" }, false],
])("%o asks for light pages: %s", (headers, isLow) => {
  expect(asksForLowData(headers)).toBe(isLow);
});

test.each(["/api/blog-posts", "/letters/a.data", "/feed.xml", "/media/a.webp", "/admin/posts"])(
  "%s has one form only",
  (path) => expect(hasLowForm(path)).toBe(false),
);

test.each([
  ["low", `${SITE}/letters/first?page=2`, "/letters/first?page=2"],
  ["full", `${SITE}/`, "/"],
  ["low", undefined, "/"],
  ["low", "https://elsewhere.example/letters", "/"],
  ["low", `${SITE}.elsewhere.example/letters`, "/"],
])("the switch keeps %s and leads back to where it was: %s", async (data, referer, back) => {
  const headers = referer ? { Referer: referer } : undefined;
  const body = new URLSearchParams({ data });
  const answer = await send("POST", "/low-data", { headers, body });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, back]);
  const cookie = answer.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(new RegExp(`^data=${data}; Path=/; Max-Age=\\d+; SameSite=Lax$`));
  expect(asksForLowData({ cookie })).toBe(data === "low");
});

test("another choice than the two is refused in words", async () => {
  const answer = await send("POST", "/low-data", { body: new URLSearchParams({ data: "none" }) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("low or full");
});
