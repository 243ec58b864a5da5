import { isNull } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { countUnreadMessages } from "~/models/mail/messages/contact.server";
import { countSubscribers } from "~/models/mail/subscribers/subscriber-count.server";
import { galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** The five figures of the dashboard. */
export function getAdminStats() {
  return {
    totalPosts: countRows(blogPosts, isNull(blogPosts.deletedAt)),
    totalDestinations: countRows(destinations, isNull(destinations.deletedAt)),
    totalGalleryItems: countRows(galleryMedia, isNull(galleryMedia.deletedAt)),
    totalSubscribers: countSubscribers(),
    unreadMessages: countUnreadMessages(),
  };
}
