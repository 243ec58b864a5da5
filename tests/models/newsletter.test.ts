import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SUBSCRIBED } from "~/models/base/records/visitor-words";
import { subscribe, subscribedWords } from "~/models/mail/subscribers/newsletter.server";
import {
  countSubscribers,
  countSubscribersAtDayStart,
} from "~/models/mail/subscribers/subscriber-count.server";
import { unsubscribe } from "~/models/mail/subscribers/subscription.server";
import { homeContentDefaults } from "~/models/texts/home-content";
import { loader as home } from "~/routes/site/home";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { dumpDatabase } from "../support/records/database";
import { send } from "../support/requests/routes";

const EMAIL = "asha@example.com";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  db.delete(newsletterSubscribers).run();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A time of day in Asia/Kolkata, in November 2026. */
function at(day: number, time: string) {
  vi.setSystemTime(new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00+05:30`));
}

function find(email = EMAIL) {
  const where = eq(newsletterSubscribers.email, email);
  const row = db.select().from(newsletterSubscribers).where(where).get();
  if (!row) throw new Error(`${email} is not there.`);
  return row;
}

function leave() {
  expect(unsubscribe(find().unsubscribeToken)).toBe("ended");
}

describe("the public figure", () => {
  test.each<[string, [number, string, () => void][], number, number]>([
    ["one who came today", [[5, "00:00", () => subscribe(EMAIL)]], 0, 1],
    ["one who came yesterday", [[4, "23:59", () => subscribe(EMAIL)]], 1, 1],
    [
      "one who came twice",
      [
        [1, "12:00", () => subscribe(EMAIL)],
        [5, "09:00", () => subscribe("ASHA@example.com")],
      ],
      1,
      1,
    ],
    [
      "one who left today",
      [
        [1, "12:00", () => subscribe(EMAIL)],
        [5, "09:00", leave],
      ],
      1,
      0,
    ],
    [
      "one who left yesterday",
      [
        [1, "12:00", () => subscribe(EMAIL)],
        [4, "09:00", leave],
      ],
      0,
      0,
    ],
    [
      "one who came and left today",
      [
        [5, "09:00", () => subscribe(EMAIL)],
        [5, "09:01", leave],
      ],
      0,
      0,
    ],
  ])("counts %s as it was when the day began", (_who, acts, today, tomorrow) => {
    for (const [day, time, act] of acts) {
      at(day, time);
      act();
    }
    at(5, "23:59");
    expect(countSubscribersAtDayStart()).toBe(today);
    at(6, "00:00");
    expect(countSubscribersAtDayStart()).toBe(tomorrow);
  });

  test("stands on the home page, where a new address and a known one look alike", () => {
    at(5, "12:00");
    const before = home();
    subscribe(EMAIL);
    expect(home()).toEqual(before);
    subscribe(EMAIL);
    expect(home()).toEqual(before);
    expect(countSubscribers()).toBe(1);
    at(6, "00:00");
    expect(home().subscribers).toBe(before.subscribers + 1);
  });

  test("of weekly letters is that of the content until one has gone out", () => {
    const before = home().weeklyPosts;
    expect(before).toBe(homeContentDefaults().weeklyStoriesCount);
    const weekly = { kind: "weekly" as const, subject: "A week" };
    db.insert(newsletterIssues).values(weekly).run();
    db.insert(newsletterIssues)
      .values({ ...weekly, kind: "monthly", number: 1 })
      .run();
    expect(home().weeklyPosts).toBe(before);
    db.insert(newsletterIssues)
      .values({ ...weekly, number: 2 })
      .run();
    expect(home().weeklyPosts).toBe(1);
  });

  test("is not on the API either", async () => {
    const read = async () => (await send("GET", "/api/home-content")).text();
    const before = await read();
    subscribe(EMAIL);
    expect(await read()).toBe(before);
  });
});

describe("a stranger's post, without mail", () => {
  test("does not put back who has left", () => {
    at(1, "12:00");
    subscribe(EMAIL);
    leave();
    const { askedAt: _asked, ...before } = find();
    at(3, "12:00");
    subscribe(EMAIL);
    expect(find()).toMatchObject(before);
    expect(countSubscribers()).toBe(0);
  });

  test("changes nothing for a subscriber, however the address is written", () => {
    subscribe(EMAIL);
    const { askedAt: _asked, ...before } = find();
    subscribe("Asha@Example.COM");
    expect(find()).toMatchObject(before);
    expect(countSubscribers()).toBe(1);
  });

  test("has one answer, and one commit, whatever is known of the address", async () => {
    subscribe("left@example.com");
    unsubscribe(find("left@example.com").unsubscribeToken);
    subscribe("active@example.com");
    const other = new Database(`${env.DATA_DIR}/site.db`, { readonly: true });
    onTestFinished(() => void other.close());
    const commits = () => other.pragma("data_version", { simple: true }) as number;
    const answers = [];
    for (const name of ["new", "active", "left"]) {
      const email = `${name}@example.com`;
      vi.setSystemTime(Date.now() + 1000);
      const before = commits();
      subscribe(email);
      const written = commits() > before;
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ email });
      const answer = await send("POST", "/api/newsletter/subscribe", { headers, body });
      answers.push({ status: answer.status, body: await answer.json(), written });
    }
    const message = `${SUBSCRIBED.title} ${SUBSCRIBED.description}`;
    const expected = { status: 201, body: { message }, written: true };
    expect(answers).toEqual([expected, expected, expected]);
    expect(subscribedWords).toEqual(SUBSCRIBED);
  });

  test("sends no mail", () => {
    subscribe(EMAIL);
    expect(db.select().from(outgoingMails).all()).toEqual([]);
  });
});

test("leaving twice, and with an invented link", () => {
  at(1, "12:00");
  subscribe(EMAIL);
  leave();
  const before = dumpDatabase();
  at(2, "12:00");
  leave();
  expect(unsubscribe("invented")).toBeNull();
  expect(dumpDatabase()).toBe(before);
});
