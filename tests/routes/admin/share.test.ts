import sharp from "sharp";
import { expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { loader } from "~/routes/admin/share";
import { addPicture } from "../../support/pictures/pictures";
import { signedInOwner } from "../../support/requests/owner";
import { SITE } from "../../support/requests/routes";

async function newPicture(background: string) {
  const create = { width: 40, height: 30, channels: 3 as const, background };
  return addPicture(await sharp({ create }).png().toBuffer());
}

test("the page shows the pictures that its address names, in that order, and where they may go", async () => {
  const headers = { Cookie: await signedInOwner() };
  const { id, title } = createCollection({ title: "For them" });
  const sources = [await newPicture("#a63"), await newPicture("#36a")].reverse();
  const pictures = [...sources.map(pictureIdOf), "0".repeat(16), "../etc"].join();
  const query = new URLSearchParams({ pictures, text: "At sea", other: "x" });
  const request = new Request(`${SITE}/admin/share?${query}`, { headers });
  const page = await loader({ request, params: {}, context: {} });
  expect(page.pictures.map(({ src }) => src)).toEqual(sources);
  expect(page.collections).toContainEqual({ id, title });
  expect(page.words).toEqual([["text", "At sea"]]);
  expect(page.isFull).toBe(false);
});
