import { expect, test } from "../../support/browser/browser";
import { collectionPath, photoPath } from "../public-pages";

test("signed in, public pages lead to their forms, in answers that no cache keeps", async ({
  request,
  site,
}) => {
  const [collection, photo] = [collectionPath(site), photoPath(site)];
  const id = (table: string, slug: string) =>
    site.value(`select id from ${table} where slug = '${slug}'`);
  const edited: [path: string, form: string][] = [
    ["/", "/admin/home"],
    ["/about", "/admin/pages/about"],
    [
      "/letters/first-light-on-dal-lake",
      `/admin/posts/${id("blog_posts", "first-light-on-dal-lake")}`,
    ],
    ["/journey/old-delhi", `/admin/places/${id("destinations", "old-delhi")}`],
    [collection, `/admin${collection}`],
    [photo, `/admin${photo.replace("/photos/", "/media/")}`],
  ];
  const EDIT = /<a[^>]*href="([^"]+)"[^>]*><svg(?:(?!<\/svg>).)*<\/svg>Edit<\/a>/;
  const seen = async (path: string) => {
    const response = await request.get(path);
    const html = await response.text();
    const { "cache-control": caching = "", vary = "" } = response.headers();
    return {
      caching,
      vary,
      edit: EDIT.exec(html)?.[1],
      login: />(Login|Admin)<\/a>/.exec(html)?.[1],
    };
  };
  const data = { username: "admin", password: "kashmir2kanyakumari" };
  // Stored for everybody first, so that a wrong answer would be at hand.
  for (const [path] of edited) await seen(path);
  expect((await request.post("/api/auth/login", { data })).status()).toBe(200);
  for (const [path, form] of edited) {
    const hers = { caching: "private, no-store", edit: form, login: "Admin" };
    expect(await seen(path), path).toEqual({ ...hers, vary: expect.stringContaining("Cookie") });
  }
  expect((await request.post("/api/auth/logout")).ok()).toBe(true);
  for (const [path] of edited) {
    expect(await seen(path), path).toMatchObject({ edit: undefined, login: "Login" });
    expect((await seen(path)).caching).toMatch(/^public/);
  }
});
