import { expect, test } from "../../support/browser/browser";
import { htmlProblems } from "../../support/browser/html-validity";
import { missingPages, publicPages } from "../public-pages";

for (const { name, path } of publicPages) {
  test(`${name} is valid HTML`, async ({ request, site }) => {
    const response = await request.get(path(site));
    expect(await htmlProblems(await response.text())).toEqual([]);
  });
}

const formerAddresses = [
  ["/blog", "/letters"],
  ["/blog?category=food", "/letters?category=food"],
  ["/blog/delhi-streets-culinary-adventure", "/letters/delhi-streets-culinary-adventure"],
] as const;

test("a former address shows the same page, which names its present one", async ({
  request,
  site,
}) => {
  /** All but what starts the scripts, which knows the address that was asked for. */
  const shown = async (address: string) => {
    const html = await (await request.get(address)).text();
    return html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/ nonce="[^"]*"/g, "");
  };
  for (const [former, present] of formerAddresses) {
    const html = await shown(former);
    expect(html, former).toBe(await shown(present));
    const { pathname } = new URL(present, site.url);
    expect(html, former).toContain(`rel="canonical" href="${site.url}${pathname}"`);
  }
});

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
