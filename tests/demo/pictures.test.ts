import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { scenes } from "../../demo/drawing/scenes/all-scenes";

const JOURNEY = "demo/journey";
const DESCRIPTIONS = "photographs.json";

const paths = (readdirSync(JOURNEY, { recursive: true }) as string[]).map((path) =>
  join(JOURNEY, path),
);
/** Where each picture lies, by its name. */
const pictures = new Map(
  paths.filter((path) => path.endsWith(".webp")).map((path) => [basename(path), path]),
);
const files = [...pictures.keys()].sort();
const drawn = Object.keys(scenes).map((name) => `${name}.webp`);

/** What is said of the pictures, each under its own name. */
const described = Object.entries(
  JSON.parse(readFileSync(join(JOURNEY, DESCRIPTIONS), "utf8")) as Record<
    string,
    { id: string; alt: string }
  >,
).map(([path, said]) => ({ file: basename(path), ...said }));

/** The pictures that the journey's texts name, by their paths or their addresses. */
function picturesInTexts() {
  const texts = paths
    .filter((path) => /\.(?:json|html|txt)$/.test(path) && basename(path) !== DESCRIPTIONS)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  return described
    .filter(({ file, id }) => texts.includes(file) || texts.includes(`/media/${id}-`))
    .map(({ file }) => file);
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
    expect(described.map(({ file }) => file).sort()).toEqual(files);
    for (const { file, alt } of described) expect(alt.length, file).toBeGreaterThan(10);
  });

  test("are those that the journey and the about page name, and none is left over", () => {
    const named = new Set([...picturesInTexts(), ...picturesOfAboutPage()]);
    expect([...named].sort()).toEqual(files);
  });

  test("have the sizes of their scenes", async () => {
    for (const [name, { pixels }] of Object.entries(scenes)) {
      const { width, height } = await sharp(pictures.get(`${name}.webp`)).metadata();
      expect({ width, height }, name).toEqual(pixels);
    }
  });
});
