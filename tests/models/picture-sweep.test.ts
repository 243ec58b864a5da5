import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import {
  mediaFolder,
  originalsFolder,
  uploadsFolder,
  workingFolder,
} from "~/models/pictures/picture-files.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { drawn } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";

const HOUR_MS = 60 * 60 * 1000;

function left(folder: string, name: string, hoursAgo: number) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, "x");
  const time = new Date(Date.now() - hoursAgo * HOUR_MS);
  utimesSync(file, time, time);
  return file;
}

test("what an interruption left behind goes; pictures and what is under way stay", async () => {
  const id = pictureIdOf(await addPicture(await drawn(30, 20).png().toBuffer())) ?? "";
  const gone = [
    left(uploadsFolder, "a.part", 25),
    left(originalsFolder, "0123456789abcdef", 1),
    left(workingFolder, "0123456789abcdef", 1),
    left(mediaFolder, "0123456789abcdef-640.avif", 1),
  ];
  const kept = [
    left(uploadsFolder, "b.part", 23),
    left(originalsFolder, "fedcba9876543210", 0),
    left(originalsFolder, id, 100),
    left(mediaFolder, `${id}-30.avif`, 100),
    left(mediaFolder, "notes.txt", 100),
  ];
  await sweepPictures();
  expect(gone.filter(existsSync)).toEqual([]);
  expect(kept.filter((file) => !existsSync(file))).toEqual([]);
});
