import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { reserveSlug } from "~/models/base/records/slug.server";
import { findDestination } from "~/models/destinations/destination.server";
import { findPost } from "~/models/posts/post.server";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { formerSlugs } from "~db/schema/former-slugs";
import { blogPosts } from "~db/schema/posts";
import { recordSlug } from "../import/importing.server";
import { readValue } from "../import/read-source.server";
import { check } from "../json-file";
import type { TopFile } from "../top-file";

const addresses = z.partialRecord(z.enum(["letters", "places"]), z.record(recordSlug, recordSlug));

const slugKinds = [
  { folder: "letters", kind: "post", table: blogPosts, find: findPost },
  { folder: "places", kind: "destination", table: destinations, find: findDestination },
] as const;

/** Former addresses and where they lead; an address that is in use already is left as it is. */
export const addressesFile: TopFile = {
  path: "addresses.json",
  read() {
    const found = slugKinds
      .map(({ folder, kind, table }) => [folder, formerOf(kind, table)] as const)
      .filter(([, former]) => Object.keys(former).length > 0);
    return found.length > 0 ? Object.fromEntries(found) : null;
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, addresses, importing.problems);
    if (!data) return;
    for (const { folder, kind, find } of slugKinds) {
      for (const [former, slug] of Object.entries(data[folder] ?? {})) {
        const target = find({ slug }, "owner");
        if (!target) {
          importing.problems.push(json.problem([folder, former], `There is nothing at '${slug}'.`));
        } else if (!find({ slug: former }, "owner")) reserveSlug(kind, former, target.id);
      }
    }
  },
};

function formerOf(entity: "post" | "destination", table: typeof blogPosts | typeof destinations) {
  const rows = db
    .select({ former: formerSlugs.slug, slug: table.slug })
    .from(formerSlugs)
    .innerJoin(table, eq(table.id, formerSlugs.targetId))
    .where(eq(formerSlugs.entity, entity))
    .orderBy(asc(formerSlugs.slug))
    .all();
  return Object.fromEntries(rows.map(({ former, slug }) => [former, slug]));
}
