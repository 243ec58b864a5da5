import { isNull } from "drizzle-orm";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { getSettings } from "~/models/texts/settings.server";
import { hasBackup } from "~/portable/backup/backup-list.server";
import { hasDemo } from "~/portable/seeded-records.server";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** What a new site does not know yet. With the demo in it, it knows all that it is for. */
export function getMissingParts() {
  const isOwn = !hasDemo();
  const isEmpty = (table: typeof blogPosts | typeof destinations) =>
    db.select({ id: table.id }).from(table).where(isNull(table.deletedAt)).limit(1).get() ===
    undefined;
  return {
    name: isOwn && getSettings().version === 0,
    home: getHomeContent().version === 0,
    road: !getJourney()?.currentLocation,
    destination: isEmpty(destinations),
    post: isEmpty(blogPosts),
    mail: isOwn && env.mail === null && getNewsletterSettings().noticeAddress === null,
    backup: isOwn && !hasBackup(env.DATA_DIR),
  };
}
