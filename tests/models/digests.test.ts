import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeDigestNow, writeDueDigests } from "~/mail/digests.server";
import { addMedia } from "~/models/collections/medium.server";
import { firstSince, lastDue, nextWeeklyDue } from "~/models/newsletter/digest-span";
import { deleteIssue, updateIssue } from "~/models/newsletter/issue.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { updatePost } from "~/models/posts/post.server";
import { roadTravelled } from "~/models/road/line/road-travelled";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { newsletterIssues, newsletterSettings } from "~db/schema/newsletter";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";
import { createPost } from "../support/records/saved";

vi.setConfig({ testTimeout: 30_000 });

const at = (local: string) => new Date(`${local}:00+05:30`);
/** A Sunday that is no first of a month. */
const SUNDAY = at("2020-11-22T06:00");

beforeEach(() => {
  for (const table of [newsletterIssues, newsletterSettings, blogPosts, travelPins]) {
    db.delete(table).run();
  }
  db.delete(destinations).run();
  db.delete(galleryCollections).run();
});

afterEach(() => {
  vi.useRealTimers();
});

function on(now: Date) {
  vi.useFakeTimers({ toFake: ["Date"], now });
}

const issues = () => db.select().from(newsletterIssues).orderBy(newsletterIssues.createdAt).all();
const post = (title: string, publishedAt: Date) =>
  createPost({ title, excerpt: `About ${title}`, content: "x", publishedAt });

/** Leaves what is monthly aside. */
const seenMonths = () => db.insert(newsletterSettings).values({ monthlySeenTo: SUNDAY }).run();

describe("a digest falls due", () => {
  test.each([
    ["weekly", "2020-11-22T05:59", "2020-11-15T06:00"],
    ["weekly", "2020-11-22T06:00", "2020-11-22T06:00"],
    ["weekly", "2020-11-28T23:59", "2020-11-22T06:00"],
    ["weekly", "2020-11-29T00:30", "2020-11-22T06:00"],
    ["monthly", "2020-12-01T05:59", "2020-11-01T06:00"],
    ["monthly", "2020-12-01T06:00", "2020-12-01T06:00"],
    ["monthly", "2021-01-31T12:00", "2021-01-01T06:00"],
  ] as const)("%s, seen on %s: on %s", (kind, now, due) => {
    expect(lastDue(kind, at(now))).toEqual(at(due));
  });

  test.each([
    ["2020-11-22T05:59", "2020-11-22T06:00"],
    ["2020-11-22T06:00", "2020-11-29T06:00"],
  ])("and the next after %s on %s", (now, due) => {
    expect(nextWeeklyDue(at(now))).toEqual(at(due));
  });

  test("at six as well in a week in which the clocks change", () => {
    provideSite(() => ({ ...SITE_DEFAULTS, timeZone: "Europe/Oslo" }));
    const next = nextWeeklyDue(new Date("2025-03-25T12:00:00Z"));
    provideSite(() => SITE_DEFAULTS);
    expect(next).toEqual(new Date("2025-03-30T06:00:00+02:00"));
  });

  test("and the first one tells of a week or a month", () => {
    expect(firstSince("weekly", SUNDAY)).toEqual(at("2020-11-15T06:00"));
    expect(firstSince("monthly", at("2020-12-01T06:00"))).toEqual(at("2020-11-01T06:00"));
  });
});

describe("the weekly digest", () => {
  beforeEach(seenMonths);

  test("stands as a draft on Sunday morning, with the letters of the week and their links", async () => {
    post("Too old", at("2020-11-15T05:59"));
    post("Tea & trams", at("2020-11-17T19:00"));
    post("Too new", at("2020-11-22T06:01"));
    on(SUNDAY);
    await writeDueDigests();
    const [issue] = issues();
    expect(issue).toMatchObject({
      kind: "weekly",
      state: "draft",
      number: null,
      sendAt: null,
      subject: "Tea & trams",
      preheader: "1 letter",
      since: at("2020-11-15T06:00"),
      until: SUNDAY,
    });
    expect(issue?.content).toBe(
      '<h2>New letters</h2>\n<h3><a href="/letters/tea-trams">Tea &amp; trams</a></h3><p>About Tea &amp; trams</p><p><a href="/letters/tea-trams">Read the letter</a></p>',
    );
  });

  test("is not there before, and only once", async () => {
    post("Tea", at("2020-11-17T19:00"));
    on(at("2020-11-21T12:00"));
    await writeDueDigests();
    const earlier = issues().length;
    on(at("2020-11-22T06:00"));
    await Promise.all([writeDueDigests(), writeDueDigests()]);
    await writeDueDigests();
    expect(issues().length - earlier).toBe(1);
  });

  test("does not come again once it is deleted", async () => {
    post("Tea", at("2020-11-17T19:00"));
    on(SUNDAY);
    await writeDueDigests();
    expect(deleteIssue(issues()[0]?.id ?? "")).toBe(true);
    await writeDueDigests();
    expect(issues()).toEqual([]);
  });

  test("does not tell of what is hidden, and there is none of an empty week, nor later in it", async () => {
    const { id } = post("Tea", at("2020-11-17T19:00"));
    updatePost(id, { isVisible: false });
    on(SUNDAY);
    await writeDueDigests();
    updatePost(id, { isVisible: true });
    on(at("2020-11-24T12:00"));
    await writeDueDigests();
    expect(issues()).toEqual([]);
  });

  test("is written at the next start of that week, as it would have been, and of several the last", async () => {
    on(at("2020-11-01T12:00"));
    await writeDueDigests();
    post("First", at("2020-11-03T19:00"));
    post("Second", at("2020-11-17T19:00"));
    post("Third", at("2020-11-24T10:00"));
    on(at("2020-11-24T12:00"));
    await writeDueDigests();
    expect(issues().map(({ subject, until }) => ({ subject, until }))).toEqual([
      { subject: "Second", until: SUNDAY },
    ]);
  });

  test("tells of what is new since the one before, however old that is", async () => {
    post("First", at("2020-11-12T19:00"));
    on(at("2020-11-15T06:00"));
    await writeDueDigests();
    post("Second", at("2020-11-16T19:00"));
    on(at("2020-11-29T06:00"));
    await writeDueDigests();
    expect(issues().map(({ subject }) => subject)).toEqual(["First", "Second"]);
    expect(issues()[1]?.since).toEqual(at("2020-11-15T06:00"));
  });

  test("has its places, its pictures, and the road with a map from the library", async () => {
    on(at("2020-11-18T12:00"));
    const createdAt = new Date();
    db.insert(destinations)
      .values({ name: "Leh", slug: "leh", region: "North India", description: "High.", createdAt })
      .run();
    const album = db
      .insert(galleryCollections)
      .values({ title: "Ladakh", createdAt })
      .returning()
      .get();
    addMedia({ collectionId: album.id, type: "photo", url: "/media/0123456789abcdef-640.jpg" });
    for (const [sortOrder, [name, latitude, visitedDate]] of (
      [
        ["Srinagar", 34.1, "2020-11-01"],
        ["Kargil", 34.6, "2020-11-17"],
        ["Leh", 34.2, "2020-11-18"],
      ] as const
    ).entries()) {
      const pin = { name, country: "India", latitude, longitude: 75 + sortOrder, sortOrder };
      db.insert(travelPins)
        .values({ ...pin, visitedDate, createdAt, updatedAt: createdAt })
        .run();
    }
    on(SUNDAY);
    await writeDueDigests();
    const { content = "", preheader } = issues()[0] ?? {};
    expect(preheader).toBe("1 place, 1 picture and 209 km of road");
    expect(content).toContain(
      '<div><a href="/journey/leh"><strong>Leh</strong> <small>North India',
    );
    expect(content).toContain(`1 picture in <a href="/gallery/${album.id}">Ladakh</a>`);
    expect(content).toContain("<p>209 km of road: Kargil and Leh.</p>");
    const map = /<h2>The road since last time<\/h2>\n<figure><img src="([^"]+)"/.exec(content)?.[1];
    expect(viewPicture(map)).toMatchObject({
      width: 1200,
      height: 800,
      alt: "Map of the road to Kargil and Leh, 209 km",
    });
  });

  test("is edited until it goes out, and no stale save wins", async () => {
    post("Tea", at("2020-11-17T19:00"));
    on(SUNDAY);
    await writeDueDigests();
    const [{ id = "", version = 0 } = {}] = issues();
    expect(updateIssue(id, { subject: "Hers", version })).toMatchObject({ ok: true });
    expect(updateIssue(id, { subject: "Late", version })).toMatchObject({ kind: "stale" });
  });
});

test("the monthly digest is written on the first of the month, beside the weekly one", async () => {
  post("Tea", at("2020-11-24T19:00"));
  on(at("2020-12-01T06:00"));
  await writeDueDigests();
  expect(issues().map(({ kind, since }) => [kind, since])).toEqual(
    expect.arrayContaining([["monthly", at("2020-11-01T06:00")]]),
  );
});

test("a digest that is asked for goes up to now, and the one on Sunday goes on from there", async () => {
  seenMonths();
  on(at("2020-11-18T12:00"));
  expect(await writeDigestNow("weekly")).toBeNull();
  post("Tea", at("2020-11-18T10:00"));
  expect(await writeDigestNow("weekly")).toBe(issues()[0]?.id);
  post("Trams", at("2020-11-19T10:00"));
  on(SUNDAY);
  await writeDueDigests();
  expect(issues().map(({ subject }) => subject)).toEqual(["Tea", "Trams"]);
});

test("two processes write one digest", async () => {
  post("Tea", new Date(lastDue("weekly", new Date()).getTime() - 3_600_000));
  const children = [1, 2].map(() =>
    spawn(process.execPath, ["--import", "tsx", "tests/support/mail/digest-process.ts"], {
      env: { ...process.env, DATA_DIR: env.DATA_DIR },
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
  expect(codes).toEqual([0, 0]);
  expect(issues().filter(({ kind }) => kind === "weekly")).toHaveLength(1);
});

describe("the road since last time", () => {
  const span = { since: at("2020-11-15T06:00"), until: SUNDAY };
  const pin = (name: string, visitedDate: string | null, saved: string, lat = 10) => ({
    name,
    city: null,
    coordinates: { lat, lng: 76 },
    visitedDate,
    pinType: "visited" as const,
    createdAt: at("2020-11-01T10:00"),
    updatedAt: at(saved),
  });

  test.each([
    ["reached on the day of the digest before it was written", "2020-11-15", "2020-11-15T05:00", 0],
    ["reached on that day after", "2020-11-15", "2020-11-15T09:00", 1],
    ["reached in the week", "2020-11-17", "2020-11-17T09:00", 1],
    ["reached in the week and edited long after", "2020-11-17", "2020-12-17T09:00", 1],
    ["reached today before the digest", "2020-11-22", "2020-11-22T05:00", 1],
    ["reached today after", "2020-11-22", "2020-11-22T07:00", 0],
  ])("a place %s is told once", (_when, day, saved, told) => {
    expect(roadTravelled([pin("Leh", day, saved)], span)?.places ?? []).toHaveLength(told);
  });

  test("begins at the place before, and leaves out what is only planned", () => {
    const planned = { ...pin("Goa", null, "2020-11-17T09:00"), pinType: "planned" as const };
    const road = roadTravelled(
      [
        pin("Ooty", "2020-11-02", "2020-11-02T09:00", 11),
        pin("Kochi", "2020-11-17", "2020-11-17T09:00"),
        planned,
      ],
      span,
    );
    expect(road).toEqual({
      places: ["Kochi"],
      kilometres: 111,
      line: [
        { lat: 11, lng: 76 },
        { lat: 10, lng: 76 },
      ],
    });
  });
});
