import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { updatePicture } from "~/models/collections/library/picture-library.server";
import { originalFile } from "~/models/pictures/picture-files.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { createPost } from "~/models/posts/post.server";
import { exportToFolder } from "~/portable/transfer/export-folder.server";
import { importFolder } from "~/portable/transfer/import/import.server";
import { env } from "~/utils/env.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import { addPicture } from "../../support/pictures/pictures";
import { exported, folderOf, forgetEverything } from "../../support/records/transfer";

let id: string;

beforeEach(async () => {
  forgetEverything();
  const address = await addPicture(await drawn(40, 30).jpeg().toBuffer());
  id = pictureIdOf(address) ?? "";
  updatePicture(id, { alt: "A boat\nat dawn" });
  createPost({ title: "Tea", content: "Tea.", featuredImage: address });
});

test("a photograph whose file is gone is named, and the rest is exported", async () => {
  rmSync(originalFile(id));
  const folder = join(mkdtempSync(join(env.DATA_DIR, "export-")), "journey");
  const { missing } = await exportToFolder(folder, { withSubscribers: false });
  expect(missing).toEqual([`A boat at dawn (${id}), used by letter Tea`]);
  expect(readFileSync(join(folder, "letters/tea/letter.txt"), "utf8")).toBe("Tea.");
});

test("the mark of the export names it too, and the export can be imported", async () => {
  rmSync(originalFile(id));
  const files = await exported();
  expect(JSON.parse(files.get("export.json") ?? "")).toEqual({
    format: 2,
    missing: [`A boat at dawn (${id}), used by letter Tea`],
  });
  forgetEverything();
  const { added } = await importFolder(folderOf(files));
  expect(added.get("letters")).toBe(1);
});

test("where all are there, nothing is said", async () => {
  const folder = join(mkdtempSync(join(env.DATA_DIR, "export-")), "journey");
  expect((await exportToFolder(folder, { withSubscribers: false })).missing).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, "export.json"), "utf8"))).toEqual({ format: 2 });
});
