import { expect, test } from "vitest";
import { documentPolicy } from "~/document/content-security-policy";
import { documentHandleOf, framedTheme } from "~/document/framing";

const modules = import.meta.glob<{ handle?: object }>("../../app/routes/**/*.tsx", { eager: true });

test("one kind of document frames another of this site, one is framed, one has no scripts, and all others are plain", () => {
  const handles = Object.entries(modules).flatMap(([file, { handle }]) =>
    handle ? [[file.replace("../../app/routes/", ""), handle]] : [],
  );
  expect(Object.fromEntries(handles)).toEqual({
    "admin/newsletter/preview.tsx": { frames: true },
    "admin/posts/page.tsx": { isFramed: true },
    "admin/posts/preview.tsx": { frames: true },
    "site/book.tsx": { isStatic: true },
  });
});

test("the handle of the document's own route counts, whatever stands around it", () => {
  const context = (...ids: string[]) =>
    ({
      routeModules: { outer: { handle: { frames: true } }, inner: {} },
      staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
    }) as unknown as Parameters<typeof documentHandleOf>[0];
  expect(documentHandleOf(context("outer"))).toEqual({ frames: true });
  expect(documentHandleOf(context("outer", "inner"))).toEqual({});
  expect(documentHandleOf(context())).toEqual({});
});

const settings = { siteUrl: null, tileUrl: "", development: false };

test.each([
  [{}, "https://www.youtube-nocookie.com", "'none'"],
  [{ frames: true }, "'self' https://www.youtube-nocookie.com", "'none'"],
  [{ isFramed: true }, "https://www.youtube-nocookie.com", "'self'"],
])("the policy for %j", (framing, sources, ancestors) => {
  const policy = documentPolicy({ ...settings, ...framing }).split("; ");
  expect(policy).toContain(`frame-src ${sources}`);
  expect(policy).toContain(`frame-ancestors ${ancestors}`);
});

test.each([
  ["?theme=dark", "dark"],
  ["?theme=light", "light"],
  ["?theme=%22", "light"],
  ["", "light"],
])("a frame that is asked for with '%s' is %s", (query, theme) => {
  expect(framedTheme(`http://127.0.0.1/page${query}`)).toBe(theme);
});
