import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { updateHomeContent } from "~/models/home/home-content.server";
import { getJourney } from "~/models/journey/journey.server";
import { originalFile } from "~/models/pictures/picture-files.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { countDemo, emptyDemo, markAsDemo } from "~/models/seeded/seeded-records.server";
import { updateSettings } from "~/models/settings/settings.server";
import { getMissingParts } from "~/models/site/first-steps.server";
import { site } from "~/site";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { pictures } from "~db/schema/pictures";
import { blogPosts } from "~db/schema/posts";
import { seedDemo } from "../../demo/seed.server";
import { createPost } from "../support/records/saved";

const own = { title: "Mine", content: "" };

beforeAll(async () => {
  await seedDemo();
  markAsDemo();
});

test("the demo's records go after a backup, the owner's stay, with the pictures that they show", async () => {
  expect(countDemo()).toMatchObject({ post: 14, collection: 6 });
  expect(Object.values(getMissingParts()).some(Boolean)).toBe(false);
  const [shown, other] = db.select().from(pictures).limit(2).all();
  const content = `<p><img src="/media/${shown?.id}-${shown?.width}.jpg" alt=""></p>`;
  const mine = createPost({ ...own, content });
  updateHomeContent({ heroTitle: "South", heroBackgroundImage: null });
  updateSettings({ siteName: "Mine" });
  const [first] = db.select().from(blogPosts).limit(1).all();
  updatePost(first?.id ?? "", { excerpt: "Changed by hand" });
  const original = originalFile(other?.id ?? "");
  expect(existsSync(original)).toBe(true);

  const backup = await emptyDemo();
  expect(readdirSync(join(env.DATA_DIR, "backups"))).toHaveLength(1);
  expect(existsSync(backup)).toBe(true);
  expect(db.select({ id: blogPosts.id }).from(blogPosts).all()).toEqual([{ id: mine.id }]);
  expect(findPost({ id: mine.id }, "owner")?.content).toContain(shown?.id);
  expect(db.select({ id: pictures.id }).from(pictures).all()).toEqual([{ id: shown?.id }]);
  expect(existsSync(original)).toBe(false);
  expect(getJourney()).toBeNull();
  expect(site().siteName).toBe("Mine");

  // What she changed is hers to bring back; nothing else of the demo fills the bin.
  expect(db.select({ title: bin.title }).from(bin).all()).toEqual([{ title: first?.title }]);
  expect(countDemo()).toEqual({ post: 0, destination: 0, pin: 0, collection: 0, picture: 0 });
});

test("what comes first is asked for until it is there", () => {
  expect(getMissingParts()).toEqual({
    name: false,
    home: false,
    road: true,
    destination: true,
    post: false,
    mail: true,
    backup: false,
  });
});

test("a second press takes nothing of hers", async () => {
  await emptyDemo();
  expect(db.select().from(blogPosts).all()).toHaveLength(1);
});
