import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { seedDemo } from "../../demo/seed.server";
import { insertPins, insertPosts } from "../support/records/many";
import { visit } from "../support/requests/pages";

/** How much longer a long journey may make the first page, plain and compressed. */
const MOST = 1.2;

/** What a document of the home page is made of: the page, and its data for the scripts. */
async function homeSizes() {
  const parts = await Promise.all(
    ["/", "/_root.data"].map(async (path) => (await visit(path)).text()),
  );
  const home = parts.join("\n");
  return { plain: Buffer.byteLength(home), compressed: gzipSync(home).length };
}

test("home stays as short as the demo's, however long the journey", async () => {
  await seedDemo();
  const demo = await homeSizes();
  // One more than the first page of the list of places holds, then very many.
  for (const [posts, pins] of [
    [0, 18],
    [0, 24],
    [2_000, 258],
  ] as const) {
    if (posts > 0) insertPosts(posts);
    insertPins(pins);
    const { plain, compressed } = await homeSizes();
    expect(plain / demo.plain).toBeLessThan(MOST);
    expect(compressed / demo.compressed).toBeLessThan(MOST);
  }
}, 120_000);
