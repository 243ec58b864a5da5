import { expect, test } from "vitest";
import { freezeFeed } from "~/portable/frozen/freeze-feed";
import { escapeXml } from "~/utils/markup/xml";
import { copyWith } from "../support/site/frozen-copy";

const ORIGIN = "http://127.0.0.1:4000";
const PICTURE = "/media/0123456789abcdef-400";

const CONTENT = `<p>From <a href="${ORIGIN}/letters/b">b</a>, <a href="${ORIGIN}/api/x">live</a><img src="${ORIGIN}${PICTURE}.webp" alt="Tea"></p>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom">
<id>${ORIGIN}/feed.xml</id>
<title>A &amp; b</title>
<link rel="self" href="${ORIGIN}/feed.xml"/>
<link rel="next" href="${ORIGIN}/feed.xml?page=2"/>
<icon>${ORIGIN}/icons/icon-192-0123abcd.png</icon>
<entry>
<id>urn:uuid:1</id>
<link rel="alternate" href="${ORIGIN}/journey?on=2025-09-14#moment-1"/>
<category term="moment"/>
<content type="html">${escapeXml(CONTENT)}</content>
</entry>
</feed>`;

const json = {
  home_page_url: `${ORIGIN}/`,
  next_url: `${ORIGIN}/feed.json?page=2`,
  icon: `${ORIGIN}/icons/icon-512-0123abcd.png`,
  favicon: `${ORIGIN}/admin/icon.png`,
  items: [
    {
      id: "urn:uuid:1",
      url: `${ORIGIN}/letters/a`,
      image: `${ORIGIN}${PICTURE}.webp`,
      content_html: CONTENT,
    },
  ],
};

const atAddress = {
  page: "https://road.example/letters/b",
  json: "https://road.example/",
  day: "https://road.example/days/2025-09#day-2025-09-14",
  base: "https://road.example/",
};
const withoutAddress = {
  page: "letters/b/index.html",
  json: "index.html",
  day: "days/2025-09/index.html#day-2025-09-14",
  base: "",
};

test.each([
  [true, atAddress],
  [false, withoutAddress],
])("a feed leads to what is in the copy, of a site with an address: %s", async (hasAddress, to) => {
  const { copy, needed } = copyWith(hasAddress);
  const at = `${to.base}media/0123456789abcdef-400.jpg`;
  const content = `<p>From <a href="${to.page}">b</a>, live<img src="${at}" alt="Tea" srcset="${at} 400w"></p>`;
  const xml = await freezeFeed(atom, { address: "/feed.xml", file: "feed.xml" }, copy);
  expect(xml).toBe(`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${to.base}feed.xml</id>
<title>A &amp; b</title>
<link rel="self" href="${to.base}feed.xml"/>

<icon>${to.base}icons/icon-192-0123abcd.png</icon>
<entry>
<id>urn:uuid:1</id>
<link rel="alternate" href="${to.day}"/>
<category term="moment"/>
<content type="html">${escapeXml(content)}</content>
</entry>
</feed>`);
  const page = { address: "/feed.json", file: "feed.json" };
  expect(JSON.parse(await freezeFeed(JSON.stringify(json), page, copy))).toEqual({
    home_page_url: to.json,
    icon: `${to.base}icons/icon-512-0123abcd.png`,
    items: [
      {
        id: "urn:uuid:1",
        url: to.page.replace("letters/b", "letters/a"),
        image: at,
        content_html: content,
      },
    ],
  });
  expect(needed).toEqual(
    expect.arrayContaining(["/letters/b", "/icons/icon-512-0123abcd.png", `${PICTURE}.jpg`]),
  );
  expect(needed).not.toContain("live");
});

test("a feed names no picture that is not in the copy", async () => {
  const { copy } = copyWith();
  const inner = '<figure><img src="/media/missing.jpg"><figcaption>a</figcaption></figure>';
  const item = { url: `${ORIGIN}/letters/a`, image: `${ORIGIN}/media/missing.jpg` };
  const text = JSON.stringify({ items: [{ ...item, content_html: inner }] });
  const frozen = await freezeFeed(text, { address: "/feed.json", file: "feed.json" }, copy);
  expect(JSON.parse(frozen).items).toEqual([
    {
      url: atAddress.page.replace("letters/b", "letters/a"),
      content_html: inner.replace(/<img[^>]*>/, ""),
    },
  ]);
});
