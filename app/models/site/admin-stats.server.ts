import { countRows } from "~/models/lists/count-rows.server";
import { countUnreadMessages } from "~/models/messages/contact.server";
import { countSubscribers } from "~/models/subscribers/subscriber-count.server";
import { blogPosts, destinations, galleryMedia } from "~db/schema";

/** The five figures of the dashboard. */
export function getAdminStats() {
  return {
    totalPosts: countRows(blogPosts),
    totalDestinations: countRows(destinations),
    totalGalleryItems: countRows(galleryMedia),
    totalSubscribers: countSubscribers(),
    unreadMessages: countUnreadMessages(),
  };
}
