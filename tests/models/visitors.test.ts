import { describe, expect, test } from "vitest";
import { contactInput } from "~/models/mail/messages/contact";
import {
  countUnreadMessages,
  markMessageRead,
  sendMessage,
} from "~/models/mail/messages/contact.server";
import { subscribe } from "~/models/mail/subscribers/newsletter.server";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { getAdminStats } from "~/pages/site/admin-stats.server";
import { listMessages } from "../support/records/lists";

describe("the newsletter", () => {
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
    sendMessage({ ...message, message: "And back?" });
    sendMessage({ ...message, name: "Ravi" });
    expect(listMessages()).toHaveLength(3);
    expect(listMessages()[0]).not.toHaveProperty("idempotencyKey");
  });

  test("of the same words are one within a day, whatever key they have", () => {
    const before = listMessages().length;
    for (const idempotencyKey of [null, crypto.randomUUID(), undefined]) {
      sendMessage({ ...message, idempotencyKey });
    }
    expect(listMessages()).toHaveLength(before);
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
  subscribe("asha@example.com");
  expect(getAdminStats()).toMatchObject({ totalPosts: 0, totalSubscribers: 1, unreadMessages: 2 });
});
