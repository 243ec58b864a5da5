import { beforeEach, expect, test } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { siteDay } from "~/utils/words/dates";
import { arrive } from "../support/records/arrive";
import { beginJourney, clearJourney } from "../support/records/journey";
import { createPost } from "../support/records/saved";
import { api } from "../support/requests/api";
import { visit } from "../support/requests/pages";

const today = siteDay(new Date());
const { slug } = createPost({ title: "From here", publishedAt: new Date() });

beforeEach(() => {
  beginJourney();
});

/** Of what a figure is the sum, is another thing than the figure. */
const SUMS = /<details(?:(?!<\/details>).)*How these are counted.*?<\/details>/s;

async function wordsOf(path: string, without: RegExp | string = "") {
  const html = (await (await visit(path)).text()).replaceAll("<!-- -->", "");
  return html
    .replace(without, "")
    .replace(/<script.*?<\/script>|<style.*?<\/style>|<svg.*?<\/svg>|<[^>]+>/gs, " ")
    .replace(/\s+/g, " ");
}

/** What every page and call that tells a figure says of it, once each. */
async function told() {
  const get = async (path: string) => (await api("GET", path)).body;
  const [record, stats] = [await get("/api/journey"), await get("/api/journey/stats")];
  const [home, journey, about, day, letter] = await Promise.all(
    ["/", "/journey", "/about", `/journey?on=${today}`, `/letters/${slug}`].map((path) =>
      wordsOf(path, SUMS),
    ),
  );
  const all = (pattern: RegExp, ...pages: (string | undefined)[]) =>
    pages.flatMap((page) => {
      const found = [...(page ?? "").matchAll(pattern)].map(([, figure]) => figure);
      expect(found.length, `${pattern} in ${page?.slice(0, 200)}`).toBeGreaterThan(0);
      return found.map((figure) => Number(figure?.replaceAll(",", "")));
    });
  const once = (figures: number[]) => [...new Set(figures)];
  return {
    days: once([
      record.daysTraveled,
      stats.daysTraveled,
      ...all(/Days Traveled (\d+)/gi, home, journey),
      ...all(/Kiran, day (\d+)/g, home),
      ...all(/([\d,]+) days? · /g, home, journey, about, day, letter),
      ...all(/Day (\d+) of/g, day, letter),
    ]),
    kilometres: once([
      record.distanceCovered,
      stats.distanceCovered,
      ...all(/Kilometers ([\d,]+)/g, home),
      ...all(/Distance ([\d,]+)\+? km/g, journey),
      ...all(/ · ([\d,]+) km/g, home, journey, about, day, letter),
      ...all(/Road ([\d,]+) km/g, day),
    ]),
    states: once([
      record.statesCovered,
      stats.statesCovered,
      ...all(/States Covered (\d+)/gi, home, journey),
      ...all(/ · (\d+) states? ·/g, home, journey, about, day, letter),
      ...all(/So far (\d+) states?/g, day),
    ]),
    percent: once([
      record.journeyProgress,
      stats.journeyProgress,
      ...all(/(\d+)%/g, home, journey, about, day, letter).filter((percent) => percent !== 95),
    ]),
    next: [
      record.nextStop,
      ...[journey, about].map((page) => /Next stop:? (\w+)/.exec(page ?? "")?.[1]),
    ],
  };
}

test("a figure set by hand is the same on every page and in every call", async () => {
  expect(await told()).toEqual({
    days: [78],
    kilometres: [4860],
    states: [12],
    percent: [65],
    next: ["Coimbatore", "Coimbatore", "Coimbatore"],
  });
});

test("so is what the road says, from the first place on", async () => {
  clearJourney();
  arrive({ name: "Madurai, Tamil Nadu", coordinates: { lat: 9.93, lng: 78.12 } });
  expect((await api("GET", "/api/journey/stats")).body).toMatchObject({
    daysTraveled: 1,
    statesCovered: 1,
    distanceCovered: 0,
    journeyProgress: null,
  });
  const [home, journey] = [await wordsOf("/"), await wordsOf("/journey")];
  expect(home + journey).not.toMatch(/\b(65|20)%|Coimbatore|6,?500/);
  expect(journey).toMatch(/Days traveled 1 States covered 1\+ Distance 0 km/);

  beginJourney();
  updateJourney({
    daysTraveled: null,
    distanceCovered: null,
    statesCovered: null,
    journeyProgress: null,
    nextStop: null,
  });
  const { days, kilometres, states, percent, next } = await told();
  for (const figures of [days, kilometres, states, percent]) expect(figures).toHaveLength(1);
  expect(states).toEqual([2]);
  expect(next).toEqual(["Coimbatore", "Coimbatore", "Coimbatore"]);
  expect(await wordsOf("/journey")).toContain("Mysuru to Thrissur, 202 km");
});
