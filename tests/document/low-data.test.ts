import { expect, test } from "vitest";
import { asksForLowData, hasLowForm } from "~/utils/http/low-data";
import { withPictureSizes } from "~/utils/markup/picture-sizes";
import { SITE, send } from "../support/requests/routes";

test("pictures alone say how wide they are shown", () => {
  const sized = (sizes: string) =>
    `<link rel="icon" sizes="32x32"><picture><source srcset="/a.avif 9w" sizes="${sizes}"><img src="/a.jpg" sizes="${sizes}"></picture><p>An img sizes="50vw"</p>`;
  expect(withPictureSizes(sized("(min-width: 9em) 50vw, 100vw"), "1px")).toBe(sized("1px"));
});

test.each([
  [{}, false],
  [{ "save-data": "on" }, true],
  [{ "save-data": "On" }, true],
  [{ "save-data": "off" }, false],
  [{ cookie: "data=low" }, true],
  [{ cookie: "a=1; data=low; b=2" }, true],
  [{ cookie: "data=full", "save-data": "on" }, false],
  [{ cookie: "mydata=low" }, false],
  [{ cookie: "data=lowest" }, false],
])("%o asks for light pages: %s", (headers, isLow) => {
  expect(asksForLowData(headers)).toBe(isLow);
});

test.each(["/api/blog-posts", "/letters/a.data", "/feed.xml", "/media/a.webp", "/admin/posts"])(
  "%s has one form only",
  (path) => expect(hasLowForm(path)).toBe(false),
);

test.each([
  ["low", `${SITE}/letters/first?page=2`, "/letters/first?page=2"],
  ["full", `${SITE}/`, "/"],
  ["low", undefined, "/"],
  ["low", "https://elsewhere.example/letters", "/"],
  ["low", `${SITE}.elsewhere.example/letters`, "/"],
])("the switch keeps %s and leads back to where it was: %s", async (data, referer, back) => {
  const headers = referer ? { Referer: referer } : undefined;
  const body = new URLSearchParams({ data });
  const answer = await send("POST", "/low-data", { headers, body });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, back]);
  const cookie = answer.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(new RegExp(`^data=${data}; Path=/; Max-Age=\\d+; SameSite=Lax$`));
  expect(asksForLowData({ cookie })).toBe(data === "low");
});

test("another choice than the two is refused in words", async () => {
  const answer = await send("POST", "/low-data", { body: new URLSearchParams({ data: "none" }) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("low or full");
});
