import { expect, test } from "vitest";
import { api } from "../support/requests/api";
import { apiOwner } from "../support/requests/api-owner";

const { cookie } = await apiOwner();

const fields = [
  ["/api/blog-posts", "publishedAt", { title: "T" }],
  ["/api/travel-pins", "visitedDate", { name: "N", country: "India" }],
] as const;

test.each(fields)("%s takes ISO dates alone as %s, and says so", async (path, field, record) => {
  for (const date of ["05/08/2025", "05/08/2025 18:00", "8 May 2025", "2025-02-30"]) {
    const { status, body } = await api("POST", path, {
      json: { ...record, [field]: date },
      cookie,
    });
    expect(status, date).toBe(400);
    expect(body.errors[field][0]).toMatch(/must be a date.* in the form 2025-08-01/);
  }
  const json = { ...record, [field]: "2025-08-05" };
  expect((await api("POST", path, { json, cookie })).status).toBe(201);
});

test("a time without a zone is in the site's", async () => {
  const json = { title: "At six", publishedAt: "2025-08-05T18:00" };
  const { body } = await api("POST", "/api/blog-posts", { json, cookie });
  expect(body.publishedAt).toBe("2025-08-05T12:30:00.000Z");
});

test("the journey's start is a day that there is", async () => {
  const json = { journeyStartDate: "31/02/2025" };
  const { status, body } = await api("PUT", "/api/home-content", { json, cookie });
  expect(status).toBe(400);
  expect(body.errors.journeyStartDate[0]).toContain("2025-08-01");
});
