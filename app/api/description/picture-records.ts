import { z } from "zod";
import { useNames } from "~/kinds";
import type { LibraryPicture } from "~/models/collections/library/picture-library.server";
import { type Answers, amount, instant, percent, position, text, version } from "./parts";

const use = z.object({ kind: z.enum(useNames), title: text, path: text });

/** A picture with everything that only its owner may see. */
export const libraryPicture = z.object({
  id: text,
  url: text.describe(
    "What stands for it in records and texts; others of its sizes are made from it.",
  ),
  width: amount,
  height: amount,
  bytes: amount.describe("The size of the original."),
  alt: text,
  focusX: percent.describe("What stays in sight where a slot crops it, in percent of its width."),
  focusY: percent.describe("The same in percent of its height."),
  title: text,
  takenAt: instant.nullable(),
  takenOffset: z
    .number()
    .int()
    .nullable()
    .describe("The camera's clock, minutes east of UTC, where the file says it."),
  takenGuess: instant
    .nullable()
    .describe("The time in the file's name, where nothing else says one: `takenAt` may be it."),
  coordinates: position,
  camera: text,
  fileName: text,
  endsEarly: z
    .boolean()
    .describe(
      "The file ends early: it lacks its last bytes, and a little of the picture with them.",
    ),
  uses: z.array(use),
  version,
  createdAt: instant,
}) satisfies Answers<LibraryPicture>;

/** The answer when a picture is not deleted because it is used. */
export const pictureInUse = z.object({ message: text, uses: z.array(use) });
