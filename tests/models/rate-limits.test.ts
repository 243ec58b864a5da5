import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  consumeRateLimitTurn,
  deleteAttempts,
  type RateLimits,
  refundAttempt,
} from "~/models/base/rate-limit.server";
import { consumeVisitorTurn } from "~/models/base/visitor-rate-limit.server";
import { setOwner, signIn } from "~/models/owner/owner.server";
import { networksOf } from "~/utils/http/ip-address";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { users } from "~db/schema/owner";

// What a password costs is no part of this.
vi.mock("@node-rs/argon2", () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string, password: string) => hash === `hash of ${password}`,
}));

const PASSWORD = "a long enough password";
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
const started = performance.now();
let userId = "";

beforeAll(async () => {
  await setOwner("kiran", PASSWORD);
  userId = db.select().from(users).get()?.id ?? "";
});

/** The time that this process has counted since the file began; only it decides about limits. */
function at(minutes: number) {
  vi.spyOn(performance, "now").mockReturnValue(started + minutes * MINUTE_MS);
}

function forgetAll() {
  db.delete(attempts).run();
}

/** How many of these sign-ins were looked at: the others had to wait. */
async function lookedAt(tries: { name?: string; address: string; password?: string }[]) {
  forgetAll();
  let count = 0;
  for (const { name = "kiran", address, password = "wrong" } of tries) {
    const answer = await signIn(name, password, address);
    if (answer.ok || answer.retryAfterSeconds === 0) count += 1;
  }
  return count;
}

const sixty = Array.from({ length: 60 }, (_, number) => number);
const hundredTwenty = Array.from({ length: 120 }, (_, number) => number);

describe("guesses at a password", () => {
  test.each([
    [
      "60 from one /64 at one name",
      5,
      sixty.map((n) => ({ address: `2001:db8:1:1::${n.toString(16)}` })),
    ],
    [
      "60 from one /64 at 60 names",
      10,
      sixty.map((n) => ({ name: `name${n}`, address: `2001:db8:1:1:${n}::1` })),
    ],
    [
      "120 from the /64s of one /48 at 120 names",
      40,
      hundredTwenty.map((n) => ({ name: `name${n}`, address: `2001:db8:1:${n}::1` })),
    ],
    [
      "20 from four spellings of one address",
      5,
      sixty.slice(0, 20).map((n) => ({
        address: ["2001:db8::1", "2001:DB8::1", "2001:db8:0:0:0:0:0:1", "2001:0db8::0001"][n % 4],
      })),
    ],
    [
      "20 from an IPv4 address, half of them inside IPv6",
      5,
      sixty.slice(0, 20).map((n) => ({ address: n % 2 ? "192.0.2.1" : "::ffff:c000:201" })),
    ],
    [
      "120 at one name from 120 addresses",
      10,
      hundredTwenty.map((n) => ({ address: `198.51.100.${n}` })),
    ],
    [
      "120 at a name that nobody has",
      10,
      hundredTwenty.map((n) => ({ name: "nobody", address: `198.51.100.${n}` })),
    ],
    [
      "120 at 120 names from 120 neighbours",
      40,
      hundredTwenty.map((n) => ({ name: `name${n}`, address: `198.51.100.${n}` })),
    ],
    [
      "120 at 120 names from 120 networks",
      100,
      hundredTwenty.map((n) => ({ name: `name${n}`, address: `198.51.${n}.7` })),
    ],
  ])("%s: %i are looked at", async (_what, expected, tries) => {
    expect(await lookedAt(tries as { address: string }[])).toBe(expected);
  });

  test("at one name, a new address every minute, are 38 in a day: the pauses grow to an hour", async () => {
    forgetAll();
    let count = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      at(minute);
      const answer = await signIn("kiran", "wrong", `10.1.${minute >> 8}.${minute & 255}`);
      if (!answer.ok && answer.retryAfterSeconds === 0) count += 1;
    }
    expect(count).toBe(38);
  });

  test("shut nobody out of a browser that the account has used, which has a count of its own", async () => {
    at(0);
    await lookedAt(hundredTwenty.map((n) => ({ address: `198.51.100.${n}` })));
    const address = "198.51.100.7";
    const device = { id: "phone", userId };
    expect(await signIn("kiran", PASSWORD, address)).toMatchObject({ ok: false });
    expect(await signIn("kiran", PASSWORD, address, device)).toMatchObject({ ok: true });
    for (let number = 0; number < 5; number += 1) {
      expect(await signIn("kiran", "wrong", address, device)).toMatchObject({
        retryAfterSeconds: 0,
      });
    }
    expect(await signIn("kiran", PASSWORD, address, device)).toMatchObject({
      retryAfterSeconds: 60,
    });
  });

  test("from a browser that another account has used count as anyone's", async () => {
    await lookedAt(sixty.map((n) => ({ address: `198.51.100.${n}` })));
    for (const device of [{ id: "theirs", userId: "other" }, {} as never]) {
      expect(await signIn("kiran", PASSWORD, "192.0.2.9", device)).toMatchObject({ ok: false });
      const unknown = await signIn("nobody at all", PASSWORD, "192.0.2.9", device);
      expect(unknown).toMatchObject({ ok: false, retryAfterSeconds: 0 });
    }
  });

  test("do not add up with those who knew it", async () => {
    expect(
      await lookedAt(hundredTwenty.map((n) => ({ address: `10.0.0.${n}`, password: PASSWORD }))),
    ).toBe(120);
  });
});

/** An address of a network of its own. */
const network = (n: number) => `10.${n >> 8}.${n & 255}.1`;

describe("a public form", () => {
  const taken = (addresses: string[]) => {
    forgetAll();
    return addresses.filter((address) => consumeVisitorTurn("newsletter", address) === 0).length;
  };

  test.each([
    ["60 from one /64", 40, sixty.map((n) => `2001:db8:1:1::${n}`)],
    [
      "4 × 60 from one /48",
      160,
      sixty.flatMap((n) => [1, 2, 3, 4, 5].map((net) => `2001:db8:1:${net}::${n}`)),
    ],
    ["700 from everywhere", 500, Array.from({ length: 700 }, (_, n) => network(n))],
    [
      "520 from neighbours, of whom half of the day's are enough",
      160 + 90 + 8,
      Array.from({ length: 520 }, (_, n) => `198.18.${n >> 8}.${n & 255}`),
    ],
    ["a hostel's 40 behind one address", 40, Array<string>(40).fill("192.0.2.1")],
  ])("takes of %s %i", (_what, expected, addresses) => {
    expect(taken(addresses)).toBe(expected);
  });

  test("leaves of a flood's day enough for readers elsewhere, and for each network little of it", () => {
    taken(Array.from({ length: 260 }, (_, n) => network(n)));
    const addresses = Array.from({ length: 20 }, (_, n) => `192.0.2.${n}`);
    expect(addresses.filter((one) => consumeVisitorTurn("newsletter", one) === 0)).toHaveLength(10);
    const turns = [1, 2, 3, 4].map(() => consumeVisitorTurn("newsletter", "203.0.113.7") === 0);
    expect(turns).toEqual([true, true, true, false]);
    expect(consumeVisitorTurn("newsletter", "2001:db8:7::1")).toBe(0);
  });

  test("that fills what is scarce gives each network little", () => {
    const turns = [1, 2, 3, 4].map(() =>
      consumeVisitorTurn("contact", "192.0.2.1", { isScarce: true }),
    );
    expect(turns.map((seconds) => seconds === 0)).toEqual([true, true, true, false]);
  });

  test("has limits of its own", () => {
    taken(Array<string>(41).fill("192.0.2.1"));
    expect(consumeVisitorTurn("newsletter", "192.0.2.1")).toBeGreaterThan(0);
    expect(consumeVisitorTurn("contact", "192.0.2.1")).toBe(0);
  });
});

describe("a limit", () => {
  const limits: RateLimits = {
    "thing:one": { limit: 2, windowMs: 10 * MINUTE_MS },
    "thing:many": { limit: 5, windowMs: 60 * MINUTE_MS },
  };
  const one = { "thing:one": { limit: 2, windowMs: 10 * MINUTE_MS } };
  const many = { "thing:many": { limit: 5, windowMs: 60 * MINUTE_MS } };

  test("holds by key, the longest wait counts, a refusal counts nothing, and time forgets", () => {
    forgetAll();
    at(0);
    expect([
      consumeRateLimitTurn(limits),
      consumeRateLimitTurn(limits),
      consumeRateLimitTurn(limits),
    ]).toEqual([0, 0, 600]);
    expect([
      consumeRateLimitTurn(many),
      consumeRateLimitTurn(many),
      consumeRateLimitTurn(many),
      consumeRateLimitTurn(many),
    ]).toEqual([0, 0, 0, 3600]);
    expect(consumeRateLimitTurn(limits)).toBe(3600);
    refundAttempt(["thing:many"]);
    expect(consumeRateLimitTurn(limits)).toBe(600);
    deleteAttempts(["thing:one"]);
    expect(consumeRateLimitTurn(one)).toBe(0);
    at(61);
    expect(consumeRateLimitTurn(limits)).toBe(0);
    expect(db.select().from(attempts).all()).toHaveLength(2);
  });

  test("is neither ended nor prolonged by a clock that jumps a year ahead and back", () => {
    for (const jump of [YEAR_MS, -YEAR_MS]) {
      forgetAll();
      at(0);
      vi.useFakeTimers({ toFake: ["Date"] });
      expect([consumeRateLimitTurn(one), consumeRateLimitTurn(one)]).toEqual([0, 0]);
      vi.setSystemTime(Date.now() + jump);
      expect(consumeRateLimitTurn(one)).toBe(600);
      at(9);
      vi.setSystemTime(Date.now() - jump);
      expect(consumeRateLimitTurn(one)).toBe(60);
      at(10);
      expect(consumeRateLimitTurn(one)).toBe(0);
      vi.useRealTimers();
    }
  });

  test("that a process with a clock a year ahead stored is over after its own time", () => {
    forgetAll();
    at(YEAR_MS / MINUTE_MS);
    expect([consumeRateLimitTurn(one), consumeRateLimitTurn(one)]).toEqual([0, 0]);
    at(0);
    expect(consumeRateLimitTurn(one)).toBe(600);
    at(9);
    expect(consumeRateLimitTurn(one)).toBe(60);
    at(10);
    expect(consumeRateLimitTurn(one)).toBe(0);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1", "192.0.2.0/24"],
  ["::ffff:c000:201", "192.0.2.1", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["unknown", "unknown", null],
])("%s stands for %s and %s", (address, narrow, wide) => {
  expect(networksOf(address)).toEqual({ narrow, wide });
});
