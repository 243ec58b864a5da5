import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordVisit, showNews } from "~/document/inline/last-visit";

const MINUTE_MS = 60_000;
const HOUR = 60;

let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: new Date("2025-10-20T12:00:00Z") });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutesNow = () => Math.floor(Date.now() / MINUTE_MS);
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

/** The lines as the page has them, told of a visit. */
function linesTold(times: number[], since: number, letters = 1) {
  const texts = [
    "Kiran, day 78, now in Here now, Kerala",
    "Newest letter, Oct 18, 2025",
    "The Drums",
  ];
  const links = texts.slice(0, letters ? 3 : 1).map((textContent) => ({ textContent }));
  const lines = {
    dataset: { news: times.map((time) => time.toString(36)).join(" ") },
    querySelectorAll: () => links,
  };
  showNews(lines as unknown as HTMLElement, since);
  return links.map(({ textContent }) => textContent);
}

test("a visit goes on from page to page, and the next one begins after some hours", () => {
  expect(recordVisit()).toBe(0);
  wait(3 * HOUR);
  expect(recordVisit(), "still the first visit").toBe(0);
  const end = minutesNow();
  wait(5 * HOUR);
  expect(recordVisit()).toBe(end);
  wait(10);
  expect(recordVisit(), "the same visit, another page").toBe(end);
});

test("what cannot be kept or read is a first visit", () => {
  for (const value of ["", "nonsense", "NaN NaN", "5"]) {
    kept.set("visit", value);
    expect(() => recordVisit()).not.toThrow();
    expect(linesTold([0, minutesNow()], Number.NaN)[1]).toBe("Newest letter, Oct 18, 2025");
  }
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("Denied", "SecurityError");
    },
  });
  expect(recordVisit()).toBe(0);
});

test("letters since the last visit are counted in words, one as one", () => {
  const newer = (count: number) => [1, ...Array.from({ length: count }, () => 500), 100];
  const message = (count: number) => linesTold(newer(count), 200)[1];
  expect(message(1)).toBe("One letter since your last visit");
  expect(message(3)).toBe("Three letters since your last visit");
  expect(message(12)).toBe("Twelve letters since your last visit");
  expect(message(13)).toBe("Many letters since your last visit");
});

test("without a new letter it says where the traveller has come to, else nothing new", () => {
  expect(linesTold([300, 100], 200)).toEqual([
    "Since your last visit in Here now, Kerala",
    "Newest letter, Oct 18, 2025",
    "The Drums",
  ]);
  expect(linesTold([100, 100], 200)[0]).toBe("Kiran, day 78, now in Here now, Kerala");
  expect(linesTold([300, 300], 200)[0]).toBe("Kiran, day 78, now in Here now, Kerala");
  expect(linesTold([300], 200, 0)).toEqual(["Since your last visit in Here now, Kerala"]);
});

test("a first visitor, and a page without these lines, are left as they are", () => {
  expect(linesTold([300, 300], 0)[1]).toBe("Newest letter, Oct 18, 2025");
  expect(() => showNews(null, 200)).not.toThrow();
});
