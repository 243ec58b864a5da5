import { expect, test } from "vitest";
import { purposeOf, sharedPath } from "~/worker/share-target";

function formOf(words: Record<string, string>) {
  const form = new FormData();
  for (const [name, word] of Object.entries(words)) form.set(name, word);
  return form;
}

const file = new File(["bytes"], "a.jpg");

test.each([
  [{}, [file], true, true, "/admin/moments/new"],
  [{}, [file, file], true, true, "/admin/share"],
  [{}, [file], false, true, "/admin/share"],
  [
    { text: "At sea & on land", other: "x" },
    [file],
    true,
    true,
    "/admin/moments/new?text=At+sea+%26+on+land",
  ],
  [{ title: "" }, [file], true, false, "/admin/share?full=yes"],
  [
    { title: "T", url: "https://example.com/" },
    [],
    true,
    true,
    "/admin/posts/new?title=T&url=https%3A%2F%2Fexample.com%2F",
  ],
])("%j with %j, online: %s, kept: %s", (words, files, isOnline, isKept, expected) => {
  const purpose = purposeOf(files, isOnline);
  expect(sharedPath(formOf(words), files, purpose, isKept)).toBe(expected);
});
