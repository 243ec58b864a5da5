import { expect, open, test } from "../../support/browser/browser";
import { cards } from "../cards";

// A plain GET form asks with these addresses.
test.use({ javaScriptEnabled: false });

const NO_DESTINATIONS = "No destinations found matching your criteria.";
const NO_POSTS = "No stories found matching your criteria.";

const journeys: [string, string[], number | null][] = [
  ["?sort=a-z", ["amritsar-punjab", "hampi-karnataka"], 18],
  ["?sort=z-a", ["varanasi-uttar-pradesh", "udaipur-rajasthan"], 18],
  ["?sort=oldest", ["srinagar-kashmir", "amritsar-punjab"], 18],
  ["?sort=newest", ["kanyakumari-tamil-nadu", "kerala-backwaters"], 18],
  ["?q=RAJASTHAN&sort=a-z", ["jaisalmer-rajasthan", "udaipur-rajasthan"], 2],
  ["?category=Beach+Location", ["palolem-goa"], null],
  ["?category=Coastal+Destination", ["palolem-goa"], null],
  ["?region=East+India", ["kolkata-west-bengal"], null],
  ["?sort=loudest&category=Moon&region=Mars&limit=-1", [], 18],
  ["?q=%00%F0%9F%9A%82", [], 0],
  [`?q=${"x".repeat(1000)}`, [], 0],
];

test("the address says which destinations are listed, and in which order @long", async ({
  page,
}) => {
  for (const [search, first, count] of journeys) {
    const address = `/journey${search}`;
    expect(await open(page, address), address).toBe(200);
    const found = await cards(page, "/journey");
    expect(found.slice(0, first.length), address).toEqual(first);
    if (count !== null) expect(found, address).toHaveLength(count);
    if (count === 0) await expect(page.getByText(NO_DESTINATIONS)).toBeVisible();
  }
});

test("destinations are sorted by rating unless asked otherwise", async ({ page, site }) => {
  await open(page, "/journey");
  const best = site.value(
    "select slug from destinations order by rating desc, created_at desc limit 1",
  );
  expect((await cards(page, "/journey"))[0]).toBe(best);
});

test("a region shows its destinations and no others", async ({ page, site }) => {
  await open(page, "/journey?region=South+India");
  const count = site.value("select count(*) from destinations where region = 'South India'");
  expect(await cards(page, "/journey")).toHaveLength(Number(count));
});

const posts: [string, string[], number | null][] = [
  ["", ["the-drums-of-thrissur", "breakfast-in-mysuru"], 14],
  ["?category=people", ["the-lunch-tins-of-mumbai"], 3],
  ["?category=nonsense", [], 14],
  ["?q=DAL+LAKE", ["first-light-on-dal-lake"], null],
  ["?q=nothing-like-this", [], 0],
];

for (const list of ["/letters", "/blog"]) {
  test(`the address says which letters ${list} lists`, async ({ page }) => {
    for (const [search, first, count] of posts) {
      const address = list + search;
      expect(await open(page, address), address).toBe(200);
      const found = await cards(page, "/letters");
      expect(found.slice(0, first.length), address).toEqual(first);
      if (count !== null) expect(found, address).toHaveLength(count);
      if (count === 0) await expect(page.getByText(NO_POSTS)).toBeVisible();
    }
  });
}

test("searching the gallery", async ({ page }) => {
  await open(page, "/gallery?q=rajasthan");
  expect(await cards(page, "/gallery")).toHaveLength(1);
  await open(page, "/gallery?q=nothing-like-this");
  await expect(page.getByText("No gallery collections found.")).toBeVisible();
});
