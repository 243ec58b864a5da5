import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { destinations } from "~db/schema";
import type { Audience } from "./audience";

const { latitude, longitude, relatedGalleryId: _gallery, ...plain } = getTableColumns(destinations);

function columns(storyIds: SQL, galleryId: SQL<string | null>) {
  return {
    ...plain,
    coordinates: { lat: latitude, lng: longitude },
    /** The ids of the related stories, in the owner's order. */
    relatedBlogPosts: sql<string[]>`(select json_group_array(post_id) from (${storyIds}))`.mapWith(
      (json: string) => JSON.parse(json) as string[],
    ),
    relatedGalleryId: galleryId,
  };
}

const forOwner = columns(
  sql`select post_id from destination_posts
    where destination_id = "destinations"."id" order by sort_order`,
  sql`"destinations"."related_gallery_id"`,
);

/** What is hidden, draft or scheduled is not named as related either. */
const forPublic = columns(
  sql`select post_id from destination_posts join blog_posts on blog_posts.id = post_id
    where destination_id = "destinations"."id" and blog_posts.is_visible
      and published_at <= cast(unixepoch('subsec') * 1000 as integer)
    order by sort_order`,
  sql`(select id from gallery_collections
    where id = "destinations"."related_gallery_id" and gallery_collections.is_visible)`,
);

/** A destination's columns as the audience may see them. */
export function destinationColumns(audience: Audience) {
  return audience === "owner" ? forOwner : forPublic;
}
