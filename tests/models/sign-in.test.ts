import { hash } from "@node-rs/argon2";
import { eq, ne } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { hasOwner, setOwner, signIn } from "~/models/owner/owner.server";
import {
  endSession,
  getSessionOwner,
  SESSION_DAYS,
  startSession,
} from "~/models/owner/session.server";
import { db } from "~db/client.server";
import { users } from "~db/schema/owner";

const PASSWORD = "a long enough password";
const DAY_MS = 86_400_000;
let userId = "";

beforeAll(async () => {
  expect(hasOwner()).toBe(false);
  await setOwner("kiran", PASSWORD);
  const answer = await signIn("kiran", PASSWORD, "192.0.2.1");
  if (!answer.ok) throw new Error(answer.message);
  userId = answer.owner.id;
});

afterEach(() => {
  vi.useRealTimers();
});

function later(milliseconds: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, "now").mockReturnValue(now);
}

describe("signing in", () => {
  test("fails alike for a wrong password and an unknown name", async () => {
    const wrong = await signIn("kiran", "wrong", "192.0.2.2");
    const unknown = await signIn("nobody", PASSWORD, "192.0.2.2");
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ ok: false, retryAfterSeconds: 0 });
  });

  test("goes by the letters, whichever way a keyboard writes them", async () => {
    const [name, words] = ["ज\u093cोया", "été après été à Thiès"];
    await setOwner("\u095bोया", words.normalize("NFD"));
    expect(await signIn(name, words.normalize("NFC"), "192.0.2.9")).toMatchObject({ ok: true });
    expect(await signIn(name, words.normalize("NFD"), "192.0.2.9")).toMatchObject({ ok: true });
    // As a former version stored them.
    const asTyped = await hash(words.normalize("NFD"));
    const typed = { username: "\u095bोया", password: asTyped };
    db.update(users).set(typed).where(eq(users.username, name)).run();
    expect(await signIn(name, words.normalize("NFD"), "192.0.2.9")).toMatchObject({ ok: true });
    await setOwner(name, words);
    expect(db.select().from(users).where(ne(users.id, userId)).all()).toHaveLength(1);
    db.delete(users).where(ne(users.id, userId)).run();
  });

  test("is stopped for a minute after five failures from one address, then for longer", async () => {
    for (let number = 0; number < 5; number++) await signIn("kiran", "wrong", "192.0.2.3");
    const stopped = await signIn("kiran", PASSWORD, "192.0.2.3");
    expect(stopped).toMatchObject({ ok: false, message: expect.stringContaining("1 minute.") });
    expect(stopped).toMatchObject({ retryAfterSeconds: expect.closeTo(60, -1) });
    expect(await signIn("kiran", PASSWORD, "192.0.2.4")).toMatchObject({ ok: true });
    later(61_000);
    await signIn("kiran", "wrong once more", "192.0.2.3");
    expect(await signIn("kiran", PASSWORD, "192.0.2.3")).toMatchObject({
      ok: false,
      retryAfterSeconds: expect.closeTo(120, -1),
    });
    later(61_000 + 121_000);
    expect(await signIn("kiran", PASSWORD, "192.0.2.3")).toMatchObject({ ok: true });
  });

  test("with other names from one address is stopped after ten", async () => {
    for (let number = 0; number < 10; number++) await signIn(`name${number}`, "x", "192.0.2.5");
    expect(await signIn("kiran", PASSWORD, "192.0.2.5")).toMatchObject({ ok: false });
  });
});

describe("a session", () => {
  test("belongs to its token only, until it ends", () => {
    const token = startSession(userId);
    expect(getSessionOwner(token)).toEqual({ id: userId, username: "kiran", renewed: false });
    expect(getSessionOwner("invented")).toBeNull();
    endSession(token);
    expect(getSessionOwner(token)).toBeNull();
  });

  test("slides with use and expires without", () => {
    const [used, unused] = [startSession(userId), startSession(userId)];
    later(2 * DAY_MS);
    expect(getSessionOwner(used)?.renewed).toBe(true);
    expect(getSessionOwner(used)?.renewed).toBe(false);
    later((SESSION_DAYS - 1) * DAY_MS);
    expect(getSessionOwner(unused)).toBeNull();
    expect(getSessionOwner(used)).not.toBeNull();
  });

  test("ends when the password changes", async () => {
    const token = startSession(userId);
    await setOwner("kiran", "another long password");
    expect(getSessionOwner(token)).toBeNull();
    expect(await signIn("kiran", PASSWORD, "192.0.2.6")).toMatchObject({ ok: false });
    expect(await signIn("kiran", "another long password", "192.0.2.6")).toMatchObject({ ok: true });
  });
});
