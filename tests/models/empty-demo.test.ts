import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { originalFile } from "~/models/pictures/picture-files.server";
import { updatePost } from "~/models/posts/post.server";
import { getJourney, updateJourney } from "~/models/road/journey/journey.server";
import { undoMove } from "~/models/road/journey/undo-move.server";
import { createPin } from "~/models/road/pins/pin.server";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { updateSettings } from "~/models/texts/settings.server";
import { listStepsLeft, skipStep } from "~/pages/site/first-steps.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { countDemo, emptyDemo, markAsDemo } from "~/portable/seeded-records.server";
import { site } from "~/site";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { pictures } from "~db/schema/pictures";
import { blogPosts } from "~db/schema/posts";
import { addRows } from "../support/pictures/library";
import { arrive } from "../support/records/arrive";
import { createPost, got } from "../support/records/saved";

const NOTHING = { post: 0, destination: 0, pin: 0, collection: 0, picture: 0 };

/** What a demo brings, in small: each kind of record, which point to each other. */
function fillWithDemo() {
  const [shown = "", other = ""] = addRows({}, {});
  for (const id of [shown, other]) {
    mkdirSync(dirname(originalFile(id)), { recursive: true });
    writeFileSync(originalFile(id), "bytes");
  }
  updateHomeContent({ heroTitle: "Kashmir" });
  const related = createPost({ title: "The demo's other letter" });
  const changed = createPost({ title: "The demo's letter" });
  const place = { name: "Hampi", relatedBlogPosts: [related.id], isCurrentLocation: true };
  got(createDestination({ ...place, featuredImage: `/media/${other}-40.jpg` }));
  createPin({ name: "Leh", country: "India" });
  const { id } = createCollection({ title: "Boats" });
  got(addMedia({ collectionId: id, type: "photo", url: `/media/${other}-40.jpg` }));
  updateJourney({ currentLocation: "Hampi", daysTraveled: 78 });
  markAsDemo();
  return { shown, other, changed };
}

test("the demo's records go after a backup, the owner's stay, with the pictures that they show", async () => {
  const { shown, other, changed } = fillWithDemo();
  expect(countDemo()).toEqual({ post: 2, destination: 1, pin: 1, collection: 1, picture: 2 });
  expect(listStepsLeft()).toEqual([]);
  const content = `<p><img src="/media/${shown}-40.jpg" alt=""></p>`;
  const mine = createPost({ title: "Mine", content });
  updatePost(changed.id, { excerpt: "Changed by hand" });
  updateSettings({ siteName: "Mine" });
  for (const name of ["Sagres", "Tangier"]) {
    arrive({ name });
    undoMove();
  }

  const backup = await emptyDemo();
  expect(await listBackups(env.DATA_DIR)).toEqual([backup]);
  expect(backup.reason).toBe("demo");
  expect(
    db.select({ id: blogPosts.id }).from(blogPosts).where(isNull(blogPosts.deletedAt)).all(),
  ).toEqual([{ id: mine.id }]);
  expect(
    db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.deletedAt)).all(),
  ).toEqual([{ id: shown }]);
  expect([existsSync(originalFile(shown)), existsSync(originalFile(other))]).toEqual([true, false]);
  expect(getJourney()).toBeNull();
  expect(site().siteName).toBe("Mine");

  // What she changed, or marked as where she was, is hers to bring back; nothing else of the demo fills the bin.
  const inBin = db.select({ title: bin.title }).from(bin).all();
  expect(inBin.map(({ title }) => title).sort()).toEqual(["Hampi", changed.title]);
  expect(countDemo()).toEqual(NOTHING);
});

test("what comes first is asked for until it is there", () => {
  const left = ["lists", "destination", "about", "pages"];
  // There is a backup of before the demo went, and no mail whose way could be asked for.
  expect(listStepsLeft()).toEqual(left);
  const backups = join(env.DATA_DIR, "backups");
  renameSync(backups, `${backups}-away`);
  expect(listStepsLeft()).toEqual([...left, "mail"]);
  renameSync(`${backups}-away`, backups);
  skipStep("destination");
  skipStep("nothing");
  expect(listStepsLeft()).toEqual(left.filter((step) => step !== "destination"));
});

test("its words go with it, and none that she wrote", async () => {
  updateHomeContent({
    heroTitle: "Kashmir",
    finalDestination: "The sea",
    journeyStartLocation: "Srinagar",
  });
  updateHomeContent({ finalDestination: "Dakar" });
  updateSettings({ siteName: null });
  await emptyDemo("words");
  expect(site().siteName).toBe("Travel letters");
  expect(getHomeContent()).toMatchObject({
    heroTitle: "Travel letters",
    finalDestination: "Dakar",
  });
});

test("a second press takes nothing of hers", async () => {
  await emptyDemo();
  expect(db.select().from(blogPosts).where(isNull(blogPosts.deletedAt)).all()).toHaveLength(1);
});
