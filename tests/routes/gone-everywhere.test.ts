import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deleteCollection } from "~/models/collections/collection.server";
import { deleteMedia } from "~/models/collections/medium.server";
import { deleteDestination } from "~/models/destinations/destination.server";
import { deletePost } from "~/models/posts/post.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { deleteMoment } from "~/models/road/moments/moment.server";
import { deletePin } from "~/models/road/pins/pin.server";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { bringBack } from "../support/records/bin";
import { type Item, makeItems } from "../support/records/items";
import { signedInOwner } from "../support/requests/owner";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";
import { startPublicSite } from "../support/requests/public-site";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let get: Awaited<ReturnType<typeof startPublicSite>>;
let cookie = "";
let items: Item[] = [];

const remove: Record<Item["kind"], (id: string) => Date | null> = {
  post: deletePost,
  destination: deleteDestination,
  collection: deleteCollection,
  medium: deleteMedia,
  pin: deletePin,
  moment: deleteMoment,
  // What went out stays; here it is as if none had.
  issue(id) {
    db.delete(newsletterIssues).where(eq(newsletterIssues.id, id)).run();
    return new Date();
  },
};

beforeAll(async () => {
  cookie = await signedInOwner();
  updateJourney({});
  items = makeItems();
  for (const { kind, id } of items.filter((item) => item.kind !== "collection")) remove[kind](id);
  for (const { id } of items.filter((item) => item.kind === "collection")) deleteCollection(id);
  get = await startPublicSite();
});

/** The bin itself is the owner's way to what was deleted. */
const addresses = Object.entries(publicAddresses).filter(([path]) => !path.startsWith("/api/bin"));

describe.each(addresses)("%s", (path, shown) => {
  test("knows nothing of what was deleted, for the owner neither", async () => {
    for (const address of addressesOf(path, shown, items)) {
      for (const cookies of ["", cookie]) {
        const { status, text, headers } = await get(address, cookies);
        if (shown.item) expect(status, address).toBe(404);
        const answer = `${text} ${headers.get("Location")}`;
        const told = items.filter(({ word, id }) => answer.includes(word) || answer.includes(id));
        expect(told, address).toEqual([]);
      }
    }
  });
});

test("what comes back is as public as it was, at its former address too", async () => {
  const order: Item["kind"][] = ["collection", "medium", "destination", "post", "pin", "moment"];
  for (const kind of order) {
    for (const { id } of items.filter((item) => item.kind === kind)) {
      expect(bringBack(id)).toMatchObject({ ok: true });
    }
  }
  for (const [path, shown] of addresses.filter(([, { item }]) => item)) {
    const [kind, addressOf, formerAddressOf] = shown.item ?? [];
    for (const item of items.filter((one) => one.kind === kind)) {
      expect((await get(addressOf?.(item) ?? "")).status, path).toBe(item.isPublic ? 200 : 404);
      if (!formerAddressOf) continue;
      expect((await get(formerAddressOf(item))).status, path).toBe(item.isPublic ? 301 : 404);
    }
  }
});
