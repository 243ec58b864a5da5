import { expect, test } from "vitest";
import {
  blueskyShareUrl,
  facebookShareUrl,
  mailShareUrl,
  mastodonShareUrl,
  telegramShareUrl,
  twitterShareUrl,
  whatsAppShareUrl,
} from "~/utils/links/share";

const item = {
  title: "चाय & rain, 100%",
  text: "On the road.",
  url: "https://journey.example/letters/chai?page=2#end",
  hashtags: ["Slow Travel"],
};
const both = `${item.title} ${item.url}`;

test.each([
  ["Twitter", twitterShareUrl, { text: item.title, url: item.url, hashtags: "SlowTravel" }],
  ["Facebook", facebookShareUrl, { u: item.url, quote: `${item.title} – ${item.text}` }],
  ["WhatsApp", whatsAppShareUrl, { text: both }],
  ["mail", mailShareUrl, { subject: item.title, body: item.url }],
  ["Telegram", telegramShareUrl, { url: item.url, text: item.title }],
  ["Bluesky", blueskyShareUrl, { text: both }],
] as const)("%s is told the whole title and address", (_, addressOf, told) => {
  const { searchParams } = new URL(addressOf(item));
  expect(Object.fromEntries(searchParams)).toEqual(told);
});

test("what mail programs and apps read has no plus for a space", () => {
  for (const address of [whatsAppShareUrl(item), mailShareUrl(item), telegramShareUrl(item)]) {
    expect(address).not.toContain("+");
  }
});

test("Mastodon's page finds the words in the fragment, which reaches no server", () => {
  const { hash, search } = new URL(mastodonShareUrl(item));
  expect(search).toBe("");
  expect(new URLSearchParams(hash.slice(1)).get("text")).toBe(both);
});
