import { expect, test } from "vitest";
import { purposeOf, sharedPath } from "~/worker/share-target";

function formOf(words: Record<string, string>) {
  const form = new FormData();
  for (const [name, word] of Object.entries(words)) form.set(name, word);
  return form;
}

const file = new File(["bytes"], "a.jpg");

test.each([
  [{}, [file], true, "/admin/moments/new"],
  [{}, [file, file], true, "/admin/share"],
  [
    { text: "At sea & on land", other: "x" },
    [file],
    true,
    "/admin/moments/new?text=At+sea+%26+on+land",
  ],
  [{ title: "" }, [file], false, "/admin/share?full=yes"],
  [
    { title: "T", url: "https://example.com/" },
    [],
    true,
    "/admin/posts/new?title=T&url=https%3A%2F%2Fexample.com%2F",
  ],
])("%j with %j, kept: %s", (words, files, isKept, expected) => {
  const purpose = purposeOf(files);
  expect(sharedPath(formOf(words), files, purpose, isKept)).toBe(expected);
});
