import { expect, test } from "vitest";
import { facebookShareUrl, twitterShareUrl } from "~/utils/links/share";

const item = {
  title: "चाय & rain, 100%",
  text: "On the road.",
  url: "https://journey.example/letters/chai?page=2#end",
  hashtags: ["Slow Travel"],
};

test.each([
  ["Twitter", twitterShareUrl, { text: item.title, url: item.url, hashtags: "SlowTravel" }],
  ["Facebook", facebookShareUrl, { u: item.url, quote: `${item.title} – ${item.text}` }],
] as const)("%s is told the whole title and address", (_, addressOf, told) => {
  const { searchParams } = new URL(addressOf(item));
  expect(Object.fromEntries(searchParams)).toEqual(told);
});
