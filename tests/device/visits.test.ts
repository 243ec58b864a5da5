import { describe, expect, test } from "vitest";
import { outcomeOf, toVisit, visitorForm } from "~/device/queue/visits";

describe("posts that wait", () => {
  test.each([
    ["/about", "contact"],
    ["/about.data", "contact"],
    ["/newsletter.data", "newsletter"],
    ["/admin", null],
    ["/api/contact", null],
    ["/about/more", null],
  ])("%s", (path, expected) => {
    expect(visitorForm(path)).toBe(expected);
  });

  test("keep the key that the form brought, and nothing that no field asks for", () => {
    const form = new URLSearchParams({
      idempotencyKey: "the-key",
      name: "Asha",
      email: "a@example.com",
      subject: "General Question",
      message: "Hello",
      website: "https://spam.example",
    });
    expect(toVisit("contact", form, 5)).toEqual({
      id: "the-key",
      kind: "visit",
      form: "contact",
      address: "/api/contact",
      at: 5,
      fields: [
        ["name", "Asha"],
        ["email", "a@example.com"],
        ["subject", "General Question"],
        ["message", "Hello"],
      ],
      files: [],
      state: "waiting",
    });
    expect(toVisit("newsletter", new URLSearchParams()).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    [201, "sent"],
    [400, "refused"],
    [403, "refused"],
    [413, "refused"],
    [408, "waiting"],
    [429, "waiting"],
    [500, "waiting"],
    [503, "waiting"],
  ])("an answer of %i", (status, expected) => {
    expect(outcomeOf(status)).toBe(expected);
  });
});
