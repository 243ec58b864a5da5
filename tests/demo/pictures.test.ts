import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { scenes } from "../../demo/drawing/scenes/all-scenes";

const JOURNEY = "demo/journey";
const PICTURES = `${JOURNEY}/pictures`;
const DESCRIPTIONS = "pictures.yaml";

const files = readdirSync(PICTURES).sort();
const drawn = Object.keys(scenes).map((name) => `${name}.webp`);

function read(file: string): unknown {
  return parse(readFileSync(`${JOURNEY}/${file}`, "utf8"));
}

/** The pictures that the journey's texts name, wherever they do, comments left out. */
function picturesInTexts() {
  const texts = (readdirSync(JOURNEY, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".yaml") && file !== DESCRIPTIONS)
    .map((file) => JSON.stringify(read(file)));
  return texts.flatMap((text) => text.match(/[\w-]+\.webp/g) ?? []);
}

/** The about page shows copies of these, which any site has. */
function picturesOfAboutPage() {
  return readdirSync("public/images").map((file) => file.replace(/-\d+\.\w+$/, ".webp"));
}

describe("the demo's pictures", () => {
  test("are one for each scene, and none is left over", () => {
    expect(files).toEqual(drawn.toSorted());
  });

  test("have an alternative text each, and none is left over", () => {
    const texts = read(DESCRIPTIONS) as Record<string, string | { alt: string }>;
    expect(Object.keys(texts).sort()).toEqual(files);
    for (const [file, text] of Object.entries(texts)) {
      expect((typeof text === "string" ? text : text.alt).length, file).toBeGreaterThan(10);
    }
  });

  test("are those that the journey and the about page name, and none is left over", () => {
    const named = new Set([...picturesInTexts(), ...picturesOfAboutPage()]);
    expect([...named].sort()).toEqual(files);
  });

  test("have the sizes of their scenes", async () => {
    for (const [name, { pixels }] of Object.entries(scenes)) {
      const { width, height } = await sharp(`${PICTURES}/${name}.webp`).metadata();
      expect({ width, height }, name).toEqual(pixels);
    }
  });
});
