import { expect, test } from "../../support/browser/browser";

const message = {
  name: "Asha",
  email: "asha@example.com",
  subject: "General Question",
  message: "Does the toy train to Shimla still run?",
};

test("what visitors sent is still there after a restart @long", async ({ page, request, site }) => {
  const subscribed = await request.post("/newsletter", {
    form: { email: "lasting@example.com" },
    maxRedirects: 0,
  });
  const sent = await request.post("/about", { form: message, maxRedirects: 0 });
  expect([subscribed.status(), sent.status()]).toEqual([303, 303]);
  await site.restart();
  const emails = "select count(*) from newsletter_subscribers where email = 'lasting@example.com'";
  expect(site.value(emails)).toBe("1");
  expect(
    site.value(`select count(*) from contact_messages where message like '%toy train to Shimla%'`),
  ).toBe("1");
  await page.goto("/admin/messages");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Does the toy train to Shimla still run?")).toBeVisible();
});

for (const [path, form] of [
  ["/about", message],
  ["/newsletter", { email: "often@example.com" }],
] as const) {
  test(`too many posts to ${path} from one address have to wait @long`, async ({ request }) => {
    const headers = { "X-Forwarded-For": `203.0.113.${path.length}` };
    let status = 303;
    for (let number = 0; status === 303 && number < 100; number++) {
      const response = await request.post(path, { form: { ...form }, headers, maxRedirects: 0 });
      status = response.status();
      if (status !== 429) continue;
      expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
      expect(await response.text()).toContain(form.email);
    }
    expect(status).toBe(429);
    const other = { "X-Forwarded-For": "203.0.113.200" };
    const neighbour = await request.post(path, {
      form: { ...form },
      headers: other,
      maxRedirects: 0,
    });
    expect(neighbour.status()).toBe(303);
  });
}

test("fields that are too long come back with their limit", async ({ request }) => {
  const long = { ...message, name: "x".repeat(121), message: "x".repeat(5001) };
  const response = await request.post("/about", { form: long });
  expect(response.status()).toBe(400);
  const html = await response.text();
  expect(html).toContain("at most 120 characters");
  expect(html).toContain("at most 5,000 characters");
});

test("a form that no page of ours has is refused without a crash", async ({ request }) => {
  for (const key of ["tags[99999999]", "__proto__[x]", "a[b][c][d][e][f]"]) {
    const response = await request.post("/about", { form: { ...message, [key]: "1" } });
    expect(response.status(), key).toBe(400);
  }
  expect((await request.get("/healthz")).status()).toBe(200);
});
