import { describe, expect, test } from "vitest";
import { dumpDatabase } from "../support/records/database";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";

const cookie = await signedInOwner();

describe("visitors", () => {
  const message = {
    name: "Ravi",
    email: "ravi@example.com",
    subject: "General Question",
    message: "Which train?",
  };

  test("subscribing twice gives the same answer and one subscriber", async () => {
    for (const email of ["a@example.com", "A@example.com"]) {
      const { status, body } = await api("POST", "/api/newsletter/subscribe", { json: { email } });
      expect(status).toBe(201);
      expect(body).toEqual({
        message: "Successfully subscribed! You'll receive weekly updates about the journey.",
      });
    }
    expect((await api("GET", "/api/admin/stats", { cookie })).body.totalSubscribers).toBe(1);
  });

  test("a message arrives once under one key, and the owner reads it", async () => {
    const key = crypto.randomUUID();
    const sent = [
      { json: { ...message, isRead: true }, headers: { "Idempotency-Key": `"${key}"` } },
      { json: { ...message, idempotencyKey: key } },
    ];
    for (const call of sent) {
      const { status, body } = await api("POST", "/api/contact", call);
      expect(status).toBe(201);
      expect(body).toEqual({
        message: "Message sent successfully! I'll get back to you within 24 hours.",
      });
    }
    const messages = await api("GET", "/api/contact/messages", { cookie });
    expect(messages.body).toEqual([expect.objectContaining({ ...message, isRead: false })]);
    expect((await api("GET", "/api/admin/stats", { cookie })).body.unreadMessages).toBe(1);
    const path = `/api/contact/messages/${messages.body[0].id}/read`;
    for (let time = 0; time < 2; time++) {
      expect((await api("PATCH", path, { cookie })).body.isRead).toBe(true);
    }
    expect((await api("PATCH", "/api/contact/messages/none/read", { cookie })).status).toBe(404);
  });

  test("other words under a key that was used are another message", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const texts = ["Of the bus at six, first.", "Of the bus at six, once more."];
    for (const text of [...texts, ...texts]) {
      const json = { ...message, message: text };
      expect((await api("POST", "/api/contact", { json, headers })).status).toBe(201);
    }
    const { body } = await api("GET", "/api/contact/messages", { cookie });
    const kept = (body as { message: string }[]).map(({ message }) => message);
    expect(kept.filter((text) => texts.includes(text)).sort()).toEqual(texts);
  });

  test.each([
    ["/api/newsletter/subscribe", { email: "b@example.com" }],
    ["/api/contact", message],
  ])("%s takes 40 in ten minutes from one address", async (path, json) => {
    const address = "198.51.100.4";
    for (let number = 0; number < 40; number++) {
      expect((await api("POST", path, { json, address })).status).toBe(201);
      // What is refused does not count.
      await api("POST", path, { json: {}, address });
    }
    const before = dumpDatabase();
    const refused = await api("POST", path, { json, address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(dumpDatabase()).toBe(before);
    expect((await api("POST", path, { json, address: "198.51.100.5" })).status).toBe(201);
  });
});
