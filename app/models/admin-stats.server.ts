import { blogPosts, destinations, galleryMedia } from "~db/schema";
import { countUnreadMessages } from "./contact.server";
import { countRows } from "./count-rows.server";
import { countSubscribers } from "./subscriber-count.server";

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
