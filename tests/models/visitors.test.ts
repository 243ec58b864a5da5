import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { getAdminStats } from "~/models/admin-stats.server";
import { contactInput } from "~/models/contact";
import {
  countUnreadMessages,
  listMessages,
  markMessageRead,
  sendMessage,
} from "~/models/contact.server";
import { subscribeInput } from "~/models/newsletter";
import { countSubscribers, subscribe, unsubscribe } from "~/models/newsletter.server";
import { env } from "~/utils/env.server";

function tokenOf(email: string) {
  const client = new Database(`${env.DATA_DIR}/site.db`, { readonly: true });
  const query = "select unsubscribe_token from newsletter_subscribers where email = ?";
  const token = client.prepare(query).pluck().get(email) as string;
  client.close();
  return token;
}

describe("the newsletter", () => {
  test("counts a subscriber once, however the address is written", () => {
    subscribe("asha@example.com");
    subscribe("asha@example.com");
    subscribe("Asha@Example.COM");
    expect(countSubscribers()).toBe(1);
  });

  test("lets a subscriber go and come back with the same link", () => {
    const token = tokenOf("asha@example.com");
    expect(unsubscribe(token)).toBe(true);
    expect(countSubscribers()).toBe(0);
    expect(unsubscribe(token)).toBe(true);
    expect(unsubscribe("invented")).toBe(false);
    subscribe("asha@example.com");
    expect(countSubscribers()).toBe(1);
    expect(tokenOf("asha@example.com")).toBe(token);
  });

  test.each([
    [undefined, "Email is required"],
    ["", "Email is required"],
    ["nobody", /valid email/],
    ["a@b", /valid email/],
    ["a@example.com,b@example.com", /valid email/],
    ["a@example.com\nBcc: b@example.com", /valid email/],
    ["Asha <a@example.com>", /valid email/],
    [`${"a".repeat(250)}@b.in`, /at most 254/],
  ])("%j is refused", (email, message) => {
    expect(subscribeInput.safeParse({ email }).error?.issues[0]?.message).toMatch(message);
  });
});

const message = {
  name: "Asha",
  email: "asha@example.com",
  subject: "General Question",
  message: "Which train?",
} as const;

describe("messages", () => {
  test("are kept once for one idempotency key", () => {
    const idempotencyKey = crypto.randomUUID();
    sendMessage({ ...message, idempotencyKey });
    sendMessage({ ...message, idempotencyKey });
    expect(listMessages()).toHaveLength(1);
    sendMessage(message);
    sendMessage(message);
    expect(listMessages()).toHaveLength(3);
    expect(listMessages()[0]).not.toHaveProperty("idempotencyKey");
  });

  test("are unread until they are marked", () => {
    expect(countUnreadMessages()).toBe(3);
    const [first] = listMessages();
    expect(markMessageRead(first?.id ?? "")).toMatchObject({ isRead: true });
    expect(markMessageRead(first?.id ?? "")).toMatchObject({ isRead: true });
    expect(countUnreadMessages()).toBe(2);
    expect(markMessageRead("nobody")).toBeNull();
  });

  test.each([
    [{ name: "" }, "Name is required"],
    [{ name: "x".repeat(121) }, /at most 120/],
    [{ email: "x" }, /valid email/],
    [{ subject: undefined }, "Subject is required"],
    [{ subject: "Marriage" }, /must be one of/],
    [{ message: "  " }, "Message is required"],
    [{ message: "x".repeat(5001) }, /at most 5,000/],
    [{ idempotencyKey: "1" }, /UUID/],
  ])("%j is refused", (change, text) => {
    const result = contactInput.safeParse({ ...message, ...change });
    expect(result.error?.issues[0]?.message).toMatch(text);
  });
});

test("the dashboard counts them", () => {
  expect(getAdminStats()).toMatchObject({ totalPosts: 0, totalSubscribers: 1, unreadMessages: 2 });
});
