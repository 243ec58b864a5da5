import { beforeAll, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { createDestination } from "~/models/destinations/destination.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { readSitemap } from "~/pages/site/sitemap.server";
import { loader, meta } from "~/routes/site/journey";
import { addRows } from "../support/pictures/library";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";
import { SITE } from "../support/requests/routes";

const at = (day: string, time = "18:00") => new Date(`${day}T${time}:00+05:30`);
const pin = (name: string, lat: number, visitedDate: string | null, more = {}) =>
  createPin({ name, country: "India", coordinates: { lat, lng: 75 }, visitedDate, ...more });

const [picture = ""] = addRows({ colour: "#2a7f62" });

async function read(path: string) {
  const answer = await visit(path);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const words = main.replace(/<style.*?<\/style>|<svg.*?<\/svg>/gs, "").replace(/<[^>]+>/g, " ");
  return { status: answer.status, html, main, words: words.replace(/\s+/g, " ") };
}

beforeAll(() => {
  updateHomeContent({ journeyStartDate: "2025-08-01" });
  const { id: hidden } = createCollection({ title: "Zzhidden album", isVisible: false });
  createDestination({
    name: "Dal Lake",
    state: "Kashmir",
    region: "North India",
    relatedGalleryId: hidden,
    coordinates: { lat: 34, lng: 75 },
    featuredImage: `/media/${picture}-40.jpg`,
  });
  createDestination({
    name: "Amritsar",
    state: "Punjab",
    region: "North India",
    coordinates: { lat: 31, lng: 75 },
  });
  pin("Dal Lake", 34, "2025-08-01", { description: "A boat at five." });
  pin("The pass", 33, "2025-08-07");
  pin("Zzhidden pin", 32, "2025-08-08", { isVisible: false });
  pin("Amritsar", 31, "2025-09-02");
  pin("Zzplanned", 28, null, { pinType: "planned" });
  pin("Zzfuture", 27, "2199-01-01");
  createPost({ title: "First letter", publishedAt: at("2025-08-05", "23:30") });
  createPost({ title: "Second letter", publishedAt: at("2025-09-10") });
  createPost({ title: "Zzhidden letter", publishedAt: at("2025-08-06"), isVisible: false });
  createPost({ title: "Zzdraft", publishedAt: null });
  createPost({ title: "Zzscheduled", publishedAt: new Date(Date.now() + 86_400_000) });
});

test("the first month begins with day 1 and folds the quiet days", async () => {
  const { status, words, main, html } = await read("/days");
  expect(status).toBe(200);
  expect(words).toMatch(
    /August 2025.*Kashmir.*Day 1 , 1 August.*Dal Lake.*A boat at five.*2 to 4 August: nothing written down.*Day 5.*First letter/,
  );
  expect(words).toMatch(
    /6 August: nothing written down.*From Kashmir to Punjab.*Day 7.*The pass.*111 km/,
  );
  expect(words).toContain("8 to 31 August: nothing written down");
  expect(main).toMatch(/--hue:1\d\d;--chroma:0\.\d+/);
  expect(main).toMatch(/<a[^>]* rel="next"[^>]*href="\/days\/2025-09"/);
  expect(main.match(/data-picture="priority"/g)).toHaveLength(1);
  expect(html.toLowerCase()).not.toContain("zz");
});

test("the next month goes on, and ends with the last day that is told", async () => {
  const { words, main } = await read("/days/2025-09");
  expect(words).toMatch(/Day 32 to 41.*1 September: nothing written down.*Amritsar.*Second letter/);
  expect(words).toContain("Where I am now");
  expect(main).toMatch(/<a[^>]* rel="prev"[^>]*href="\/days"/);
});

test.each(["/days/2025-07", "/days/2025-10", "/days/2025-9", "/days/x", "/days?page=2"])(
  "%s is not there",
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);

test("the sitemap names the months, and the journey leads to the first", async () => {
  const paths = (await readSitemap()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/days", "/days/2025-09"]));
  expect((await read("/journey")).main).toMatch(/href="\/days"[^>]*>Start with day 1/);
  expect((await read("/letters/second-letter")).main).toContain(
    'href="/days/2025-09#day-2025-09-10"',
  );
});

test("the journey as it was on a day knows nothing of what came later", async () => {
  const { status, words, html, main } = await read("/journey?on=2025-08-07");
  expect(status).toBe(200);
  expect(words).toMatch(/7 August 2025.*Day 7 of 184.*111 km.*1 state.*The pass.*First letter/);
  for (const later of ["Amritsar", "Second letter"]) expect(main).not.toContain(later);
  expect(html.toLowerCase()).not.toContain("zz");
  expect(main).toMatch(/rel="prev nofollow"[^>]*href="\/journey\?on=2025-08-06"/);
  expect(main).toMatch(/rel="next nofollow"[^>]*href="\/journey\?on=2025-08-08"/);
});

test("no search engine is to keep the journey as it was on a day; what stands for it is the journey", async () => {
  const headOf = async (path: string) => {
    const data = await loader({ request: new Request(SITE + path), params: {}, context: {} });
    const location = { pathname: "/journey", search: "", hash: "", state: null, key: "" };
    return JSON.stringify(
      meta({ data, location, matches: [], params: {}, error: undefined } as never),
    );
  };
  const head = await headOf("/journey?on=2025-08-07");
  expect(head).toContain('{"name":"robots","content":"noindex"}');
  expect(head).toContain('"rel":"canonical","href":"/journey"');
  expect(await headOf("/journey")).not.toContain("noindex");
});

test("a day ends at midnight in Kolkata, and a letter of its last hour belongs to it", async () => {
  expect((await read("/journey?on=2025-08-04")).words).toContain("None had been written yet.");
  expect((await read("/journey?on=2025-08-05")).words).toContain("First letter");
});

test("the first day has none before it, and today none after it", async () => {
  expect((await read("/journey?on=2025-08-01")).main).not.toContain('rel="prev');
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const last = await read(`/journey?on=${today}`);
  expect(last.status).toBe(200);
  expect(last.main).not.toContain('rel="next');
  expect(last.words).toMatch(/Amritsar.*Second letter/);
});

test.each(["2025-07-31", "2199-01-01", "2025-02-31", "2025-8-7", "x", "2025-08-07T10:00"])(
  "there is no day %s",
  async (day) => {
    const { status, words } = await read(`/journey?on=${day}`);
    expect(status).toBe(404);
    expect(words).toContain("No such day");
  },
);
