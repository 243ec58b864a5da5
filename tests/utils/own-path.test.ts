import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PicturePreview } from "~/components/admin/fields/image-field";
import { newPostInput } from "~/models/posts/post";
import { ownPath } from "~/utils/http/own-path";

test.each([
  ["/letters?q=a#newsletter", "/letters?q=a#newsletter"],
  ["/a/../gallery", "/gallery"],
  ["/", "/"],
])("%s stays on the site", (address, path) => {
  expect(ownPath(address, "/fallback")).toBe(path);
});

const leaving = [
  "//evil.test",
  "/\t/evil.test",
  "/\\evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "javascript:alert(1)",
];

test.each([...leaving, "https://evil.test/x", "http://own.invalid/x", "about", "", null])(
  "%j leaves the site and gives the fallback",
  (address) => {
    expect(ownPath(address, "/fallback")).toBe("/fallback");
  },
);

describe("a picture's address", () => {
  const preview = (address: string) =>
    renderToStaticMarkup(createElement(PicturePreview, { address }));
  const accepts = (featuredImage: string) =>
    newPostInput.safeParse({ title: "Tea", featuredImage }).success;

  test.each(leaving)("is no path that leaves the site: %j", (address) => {
    expect(accepts(address)).toBe(false);
    expect(preview(address)).toBe("");
  });

  test.each(["/media/tea.jpg", "/images/चाय.jpg", "https://example.com/tea.jpg"])(
    "may be %s",
    (address) => {
      expect(accepts(address)).toBe(true);
      expect(preview(address)).toContain(`src="${address}"`);
    },
  );
});
