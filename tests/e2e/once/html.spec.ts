import { expect, test } from "../../support/browser";
import { htmlProblems } from "../../support/html-validity";
import { missingPages, publicPages } from "../public-pages";

for (const { name, path } of publicPages) {
  test(`${name} is valid HTML`, async ({ request, site }) => {
    const response = await request.get(path(site));
    expect(await htmlProblems(await response.text())).toEqual([]);
  });
}

test("pages that are missing, empty or filtered are valid HTML", async ({ request, emptySite }) => {
  const missing = missingPages.map(({ path }) => path);
  const empty = ["/", "/journey", "/letters", "/gallery"].map((path) => emptySite.url + path);
  const others = ["/admin", "/journey?q=delhi&sort=a-z", "/letters?category=food"];
  for (const address of [...missing, ...empty, ...others]) {
    const response = await request.get(address);
    expect(await htmlProblems(await response.text()), address).toEqual([]);
  }
});

test("forms that failed are valid HTML", async ({ request }) => {
  const failures: [string, Record<string, string>][] = [
    ["/newsletter", { email: "nobody@nowhere" }],
    ["/about", { name: "", email: "x", subject: "", message: "" }],
  ];
  for (const [address, form] of failures) {
    const response = await request.post(address, { form });
    expect(response.status(), address).toBe(400);
    expect(await htmlProblems(await response.text()), address).toEqual([]);
  }
});
