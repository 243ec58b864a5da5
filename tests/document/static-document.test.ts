import { expect, test } from "vitest";
import { documentHandleOf } from "~/document/static-document";

const modules = import.meta.glob<{ handle?: object }>("../../app/routes/**/*.tsx", { eager: true });

test("the book and the preview of a letter have no scripts, and all others are plain", () => {
  const handles = Object.entries(modules).flatMap(([file, { handle }]) =>
    handle ? [[file.replace("../../app/routes/", ""), handle]] : [],
  );
  expect(Object.fromEntries(handles)).toEqual({
    "admin/posts/preview.tsx": { isStatic: true },
    "site/book.tsx": { isStatic: true },
  });
});

test("the handle of the document's own route counts, whatever stands around it", () => {
  const context = (...ids: string[]) =>
    ({
      routeModules: { outer: { handle: { isStatic: true } }, inner: {} },
      staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
    }) as unknown as Parameters<typeof documentHandleOf>[0];
  expect(documentHandleOf(context("outer"))).toEqual({ isStatic: true });
  expect(documentHandleOf(context("outer", "inner"))).toEqual({});
  expect(documentHandleOf(context())).toEqual({});
});
