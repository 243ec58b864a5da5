import sharp from "sharp";
import { expect, test } from "vitest";
import { findColours } from "~/models/pictures/picture.server";
import { colourOf } from "~/picture-process/colour";
import { addRows } from "../support/pictures/library";

const plain = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } });

/** A grey wall with a door of this colour. */
function wallWithDoor(colour: string) {
  const door = { create: { width: 8, height: 12, channels: 3 as const, background: colour } };
  return plain("#909090")
    .composite([{ input: door }])
    .png()
    .toBuffer();
}

test("what stands out gives a picture its colour, and a grey one has none", async () => {
  expect(await colourOf(await plain("#2a7f62").png().toBuffer())).toBe("#2a7f62");
  expect(await colourOf(await plain("#777777").png().toBuffer())).toBe("");
  const door = await colourOf(await wallWithDoor("#c02020"));
  expect(Number.parseInt(door.slice(1, 3), 16)).toBeGreaterThan(150);
  expect(Number.parseInt(door.slice(3, 5), 16)).toBeLessThan(80);
});

test("pages are told the colours of the pictures that have one", () => {
  const [grey = "", never = "", known = ""] = addRows({ colour: "" }, {}, { colour: "#123456" });
  expect([...findColours([known, grey, never])]).toEqual([[known, "#123456"]]);
});
