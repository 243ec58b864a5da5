import { beforeEach, expect, test } from "vitest";
import { importFrom } from "~/portable/transfer/import.server";
import { folderWith, MARK, refusal } from "../../support/records/import-files";
import { forgetEverything } from "../../support/records/transfer";

beforeEach(forgetEverything);

test.each<[string, string, string[]]>([
  [
    "moments",
    `- { text: Chai., happenedAt: 2025-08-01T06:00:00Z }
- { text: Chai., happenedAt: 2025-08-02T06:00:00Z }
- { text: Chai. }
`,
    [
      "moment Chai., 2025-08-01T06:00:00.000Z",
      "moment Chai., 2025-08-02T06:00:00.000Z",
      "moment Chai.",
    ],
  ],
  [
    "pins",
    `- { name: Ghat, country: India, city: Varanasi, coordinates: { lat: 25.3, lng: 83 } }
- { name: Ghat, country: India, city: Haridwar, visitedDate: 2025-08-01 }
- { name: Ghat, country: Nepal }
`,
    [
      "pin Ghat, Varanasi, India, 25.3 83",
      "pin Ghat, Haridwar, India, 2025-08-01",
      "pin Ghat, Nepal",
    ],
  ],
])("%s of the same words come in each, and no second time", async (what, list, names) => {
  const folder = folderWith({ ...MARK, [`${what}.yaml`]: list });
  expect((await importFrom(folder)).added.get(what)).toBe(names.length);
  const again = await importFrom(folder);
  expect(again.added.get(what)).toBeUndefined();
  expect(again.left).toEqual(names);
});

test("two albums of one title come in both, and no second time", async () => {
  const album = "title: Boats\n";
  const folder = folderWith({
    ...MARK,
    "albums/a/album.yaml": album,
    "albums/b/album.yaml": album,
  });
  expect((await importFrom(folder)).added.get("albums")).toBe(2);
  expect((await importFrom(folder)).left).toEqual(["albums/a", "albums/b"]);
});

test("two albums of one id are refused", async () => {
  const files = {
    ...MARK,
    "albums/a/album.yaml": "title: Boats\nid: a\n",
    "albums/b/album.yaml": "title: Ghats\nid: a\n",
  };
  expect(await refusal(folderWith(files))).toContain(
    "albums/b/album.yaml, line 2, id: Another album has this id.",
  );
});

test("two entries that say the same are refused", async () => {
  const moment = "- { text: Chai., happenedAt: 2025-08-01T06:00:00Z }\n";
  expect(await refusal(folderWith({ ...MARK, "moments.yaml": moment.repeat(2) }))).toContain(
    "moments.yaml, line 2, 1: Another file has moment Chai., 2025-08-01T06:00:00.000Z already.",
  );
});
