import { count } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts, destinations, galleryMedia } from "~db/schema";
import { countUnreadMessages } from "./contact.server";
import { countSubscribers } from "./subscriber-count.server";

/** The five figures of the dashboard. */
export function getAdminStats() {
  const rows = (table: typeof blogPosts | typeof destinations | typeof galleryMedia) =>
    db.select({ value: count() }).from(table).get()?.value ?? 0;
  return {
    totalPosts: rows(blogPosts),
    totalDestinations: rows(destinations),
    totalGalleryItems: rows(galleryMedia),
    totalSubscribers: countSubscribers(),
    unreadMessages: countUnreadMessages(),
  };
}
