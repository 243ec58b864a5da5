DROP INDEX `destinations_slug_unique`;--> statement-breakpoint
DROP INDEX `destinations_one_current`;--> statement-breakpoint
DROP INDEX `destinations_visible`;--> statement-breakpoint
DROP INDEX `destinations_rating`;--> statement-breakpoint
DROP INDEX `destinations_name`;--> statement-breakpoint
DROP INDEX `destinations_changed`;--> statement-breakpoint
DROP INDEX `destinations_featured`;--> statement-breakpoint
DROP INDEX `destinations_desk`;--> statement-breakpoint
DROP INDEX `destinations_updated`;--> statement-breakpoint
ALTER TABLE `destinations` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug` ON `destinations` (`slug`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_deleted` ON `destinations` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_one_current` ON `destinations` (`is_current_location`) WHERE is_current_location and deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_visible` ON `destinations` (`is_visible`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_rating` ON `destinations` (`is_visible`,case when "rating" <= 5 then "rating" * 10 else "rating" end,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_name` ON `destinations` (`is_visible`,"name" collate nocase,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_changed` ON `destinations` (`is_visible`,`created_at`,`updated_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_featured` ON `destinations` (`is_visible`,`is_featured`,`rating`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_desk` ON `destinations` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `destinations_updated` ON `destinations` (`updated_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `pages_slug_unique`;--> statement-breakpoint
ALTER TABLE `pages` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` (`slug`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `pages_deleted` ON `pages` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
DROP INDEX `blog_posts_slug_unique`;--> statement-breakpoint
DROP INDEX `blog_posts_published`;--> statement-breakpoint
DROP INDEX `blog_posts_category`;--> statement-breakpoint
DROP INDEX `blog_posts_title`;--> statement-breakpoint
DROP INDEX `blog_posts_featured`;--> statement-breakpoint
DROP INDEX `blog_posts_changed`;--> statement-breakpoint
DROP INDEX `blog_posts_desk`;--> statement-breakpoint
DROP INDEX `blog_posts_created`;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug` ON `blog_posts` (`slug`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_deleted` ON `blog_posts` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_featured` ON `blog_posts` (`is_visible`,`is_featured`,`published_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`is_visible`,`published_at`,`updated_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_desk` ON `blog_posts` (`published_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_created` ON `blog_posts` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`is_visible`,`published_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `gallery_collections_created`;--> statement-breakpoint
DROP INDEX `gallery_collections_changed`;--> statement-breakpoint
DROP INDEX `gallery_collections_desk`;--> statement-breakpoint
ALTER TABLE `gallery_collections` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `gallery_collections_deleted` ON `gallery_collections` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `gallery_collections_created` ON `gallery_collections` (`is_visible`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `gallery_collections_changed` ON `gallery_collections` (`is_visible`,`created_at`,`updated_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `gallery_collections_desk` ON `gallery_collections` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `gallery_media_order`;--> statement-breakpoint
DROP INDEX `gallery_media_types`;--> statement-breakpoint
ALTER TABLE `gallery_media` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `gallery_media_deleted` ON `gallery_media` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `gallery_media_collection` ON `gallery_media` (`collection_id`);--> statement-breakpoint
CREATE INDEX `gallery_media_order` ON `gallery_media` (`collection_id`,`sort_order`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `gallery_media_types` ON `gallery_media` (`collection_id`,`type`,`sort_order`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `moments_shown`;--> statement-breakpoint
DROP INDEX `moments_desk`;--> statement-breakpoint
DROP INDEX `moments_created`;--> statement-breakpoint
ALTER TABLE `moments` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `moments_deleted` ON `moments` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `moments_shown` ON `moments` (`is_visible`,`waits_for`,`happened_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `moments_desk` ON `moments` (`happened_at`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `moments_created` ON `moments` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `pictures_created`;--> statement-breakpoint
ALTER TABLE `pictures` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `pictures` ADD `former_places` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `pictures_deleted` ON `pictures` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `pictures_created` ON `pictures` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `travel_pins_one_current`;--> statement-breakpoint
DROP INDEX `travel_pins_order`;--> statement-breakpoint
DROP INDEX `travel_pins_desk`;--> statement-breakpoint
ALTER TABLE `travel_pins` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `travel_pins_deleted` ON `travel_pins` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `travel_pins_one_current` ON `travel_pins` (`pin_type`) WHERE pin_type = 'current' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `travel_pins_order` ON `travel_pins` (`is_visible`,`sort_order`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `travel_pins_desk` ON `travel_pins` (`sort_order`,`created_at`) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE `drafts` ADD `deleted_at` integer;--> statement-breakpoint
-- What lies in the bin as snapshots becomes rows again. What has another row's id by now gets one of its own; what was
-- made of columns that are gone is left out.
INSERT OR IGNORE INTO `blog_posts` (`id`, `title`, `slug`, `excerpt`, `content`, `featured_image`, `category`, `tags`, `reading_time`, `is_featured`, `is_visible`, `instagram_post_url`, `twitter_post_url`, `facebook_post_url`, `youtube_video_url`, `social_media_hashtags`, `published_at`, `version`, `created_at`, `updated_at`, `publish_when_left`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `blog_posts` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'title',
    held ->> 'slug',
    coalesce(held ->> 'excerpt', ''),
    coalesce(held ->> 'content', ''),
    held ->> 'featured_image',
    coalesce(held ->> 'category', 'adventure'),
    coalesce(held ->> 'tags', '[]'),
    coalesce(held ->> 'reading_time', 5),
    coalesce(held ->> 'is_featured', false),
    coalesce(held ->> 'is_visible', true),
    held ->> 'instagram_post_url',
    held ->> 'twitter_post_url',
    held ->> 'facebook_post_url',
    held ->> 'youtube_video_url',
    coalesce(held ->> 'social_media_hashtags', '[]'),
    held ->> 'published_at',
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at',
    held ->> 'publish_when_left', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.blog_posts') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `destinations` (`id`, `name`, `slug`, `other_names`, `description`, `detailed_description`, `category`, `region`, `state`, `latitude`, `longitude`, `featured_image`, `best_time_to_visit`, `recommended_stay`, `budget_range`, `highlights`, `activities`, `best_months`, `costs`, `getting_there`, `what_to_eat`, `rating`, `difficulty`, `related_gallery_id`, `is_current_location`, `is_featured`, `is_visible`, `instagram_post_url`, `twitter_post_url`, `facebook_post_url`, `youtube_video_url`, `social_media_hashtags`, `instagram_story_url`, `instagram_reel_url`, `twitter_update_url`, `youtube_short_url`, `version`, `created_at`, `updated_at`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `destinations` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'name',
    held ->> 'slug',
    coalesce(held ->> 'other_names', '[]'),
    coalesce(held ->> 'description', ''),
    coalesce(held ->> 'detailed_description', ''),
    coalesce(held ->> 'category', 'Tourist Spot'),
    coalesce(held ->> 'region', 'North India'),
    coalesce(held ->> 'state', ''),
    coalesce(held ->> 'latitude', 0),
    coalesce(held ->> 'longitude', 0),
    held ->> 'featured_image',
    coalesce(held ->> 'best_time_to_visit', ''),
    coalesce(held ->> 'recommended_stay', ''),
    coalesce(held ->> 'budget_range', ''),
    coalesce(held ->> 'highlights', '[]'),
    coalesce(held ->> 'activities', '[]'),
    coalesce(held ->> 'best_months', '[]'),
    coalesce(held ->> 'costs', ''),
    coalesce(held ->> 'getting_there', ''),
    coalesce(held ->> 'what_to_eat', ''),
    coalesce(held ->> 'rating', 5),
    coalesce(held ->> 'difficulty', 'Easy'),
    held ->> 'related_gallery_id',
    coalesce(held ->> 'is_current_location', false),
    coalesce(held ->> 'is_featured', false),
    coalesce(held ->> 'is_visible', true),
    held ->> 'instagram_post_url',
    held ->> 'twitter_post_url',
    held ->> 'facebook_post_url',
    held ->> 'youtube_video_url',
    coalesce(held ->> 'social_media_hashtags', '[]'),
    held ->> 'instagram_story_url',
    held ->> 'instagram_reel_url',
    held ->> 'twitter_update_url',
    held ->> 'youtube_short_url',
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.destinations') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `travel_pins` (`id`, `name`, `description`, `latitude`, `longitude`, `country`, `city`, `visited_date`, `pin_type`, `pin_color`, `images`, `tags`, `rating`, `notes`, `is_visible`, `instagram_post_url`, `twitter_post_url`, `facebook_post_url`, `youtube_video_url`, `social_media_hashtags`, `instagram_story_url`, `instagram_reel_url`, `twitter_update_url`, `youtube_short_url`, `sort_order`, `version`, `created_at`, `updated_at`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `travel_pins` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'name',
    coalesce(held ->> 'description', ''),
    coalesce(held ->> 'latitude', 0),
    coalesce(held ->> 'longitude', 0),
    held ->> 'country',
    held ->> 'city',
    held ->> 'visited_date',
    coalesce(held ->> 'pin_type', 'visited'),
    coalesce(held ->> 'pin_color', '#f97316'),
    coalesce(held ->> 'images', '[]'),
    coalesce(held ->> 'tags', '[]'),
    coalesce(held ->> 'rating', 0),
    coalesce(held ->> 'notes', ''),
    coalesce(held ->> 'is_visible', true),
    held ->> 'instagram_post_url',
    held ->> 'twitter_post_url',
    held ->> 'facebook_post_url',
    held ->> 'youtube_video_url',
    coalesce(held ->> 'social_media_hashtags', '[]'),
    held ->> 'instagram_story_url',
    held ->> 'instagram_reel_url',
    held ->> 'twitter_update_url',
    held ->> 'youtube_short_url',
    coalesce(held ->> 'sort_order', 0),
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.travel_pins') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `moments` (`id`, `text`, `picture`, `place`, `happened_at`, `latitude`, `longitude`, `is_visible`, `version`, `created_at`, `updated_at`, `waits_for`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `moments` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'text',
    held ->> 'picture',
    held ->> 'place',
    held ->> 'happened_at',
    coalesce(held ->> 'latitude', 0),
    coalesce(held ->> 'longitude', 0),
    coalesce(held ->> 'is_visible', true),
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at',
    held ->> 'waits_for', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.moments') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `gallery_collections` (`id`, `title`, `description`, `cover_image`, `location`, `youtube_url`, `is_visible`, `instagram_post_url`, `twitter_post_url`, `facebook_post_url`, `youtube_video_url`, `social_media_hashtags`, `version`, `created_at`, `updated_at`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `gallery_collections` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'title',
    coalesce(held ->> 'description', ''),
    held ->> 'cover_image',
    coalesce(held ->> 'location', ''),
    held ->> 'youtube_url',
    coalesce(held ->> 'is_visible', true),
    held ->> 'instagram_post_url',
    held ->> 'twitter_post_url',
    held ->> 'facebook_post_url',
    held ->> 'youtube_video_url',
    coalesce(held ->> 'social_media_hashtags', '[]'),
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.gallery_collections') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `pictures` (`id`, `width`, `height`, `placeholder`, `alt`, `focus_x`, `focus_y`, `title`, `taken_at`, `taken_offset`, `latitude`, `longitude`, `direction`, `camera`, `file_name`, `version`, `created_at`, `colour`, `ends_early`, `is_drawn`, `deleted_at`)
  SELECT held ->> 'id',
    held ->> 'width',
    held ->> 'height',
    held ->> 'placeholder',
    coalesce(held ->> 'alt', ''),
    coalesce(held ->> 'focus_x', 50),
    coalesce(held ->> 'focus_y', 50),
    coalesce(held ->> 'title', ''),
    held ->> 'taken_at',
    held ->> 'taken_offset',
    coalesce(held ->> 'latitude', 0),
    coalesce(held ->> 'longitude', 0),
    held ->> 'direction',
    coalesce(held ->> 'camera', ''),
    coalesce(held ->> 'file_name', ''),
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'colour',
    coalesce(held ->> 'ends_early', false),
    coalesce(held ->> 'is_drawn', false), deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.pictures') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `pages` (`id`, `slug`, `title`, `content`, `members`, `place`, `version`, `created_at`, `updated_at`, `deleted_at`)
  SELECT case when nth > 1 or exists (select 1 from `pages` here where here.id = held ->> 'id') then lower(hex(randomblob(16))) else held ->> 'id' end,
    held ->> 'slug',
    held ->> 'title',
    held ->> 'content',
    held ->> 'members',
    coalesce(held ->> 'place', 'none'),
    coalesce(held ->> 'version', 1),
    held ->> 'created_at',
    held ->> 'updated_at', deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.pages') r) ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `gallery_media` (`id`, `collection_id`, `type`, `url`, `thumbnail_url`, `title`, `caption`, `embed_code`, `link_url`, `sort_order`, `created_at`, `version`, `deleted_at`)
  SELECT held ->> 'id',
    held ->> 'collection_id',
    held ->> 'type',
    held ->> 'url',
    held ->> 'thumbnail_url',
    held ->> 'title',
    held ->> 'caption',
    held ->> 'embed_code',
    held ->> 'link_url',
    coalesce(held ->> 'sort_order', 0),
    held ->> 'created_at',
    coalesce(held ->> 'version', 1), deleted_at
  FROM (select deleted_at, r.value as held, row_number() over (partition by r.value ->> 'id' order by deleted_at desc) as nth
  from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.gallery_media') r) where exists (select 1 from `gallery_collections` c where c.id = held ->> 'collection_id') ORDER BY deleted_at;--> statement-breakpoint
INSERT OR IGNORE INTO `drafts` (`id`, `kind`, `record_id`, `values`, `base_version`, `version`, `writer`, `saved_at`, `deleted_at`)
  SELECT held ->> 'id', held ->> 'kind', held ->> 'record_id', held ->> 'values', held ->> 'base_version', held ->> 'version',
    coalesce(held ->> 'writer', ''), held ->> 'saved_at', deleted_at
  FROM (select deleted_at, r.value as held
    from bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.drafts') r) ORDER BY deleted_at DESC;--> statement-breakpoint
-- Links to what lies in the bin stay where they are from now on, and are followed once it is restored.
INSERT OR IGNORE INTO `destination_posts` (`destination_id`, `post_id`, `sort_order`)
  SELECT r.value ->> 'destination_id', r.value ->> 'post_id', r.value ->> 'sort_order'
  FROM bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.destination_posts') r
  WHERE exists (select 1 from destinations where id = r.value ->> 'destination_id')
    and exists (select 1 from blog_posts where id = r.value ->> 'post_id');--> statement-breakpoint
INSERT OR IGNORE INTO `related_posts` (`post_id`, `related_id`, `sort_order`)
  SELECT r.value ->> 'post_id', r.value ->> 'related_id', r.value ->> 'sort_order'
  FROM bin, json_each(case when json_valid(rows) then rows else '{}' end, '$.related_posts') r
  WHERE exists (select 1 from blog_posts where id = r.value ->> 'post_id')
    and exists (select 1 from blog_posts where id = r.value ->> 'related_id');--> statement-breakpoint
CREATE TABLE `bin_cleared` AS
  SELECT kind, record_id, c.value ->> 'table' as holder, c.value ->> 'id' as holder_id, c.value ->> 'column' as holds, c.value ->> 'value' as held
  FROM bin, json_each(case when json_valid(cleared) then cleared else '[]' end) c;--> statement-breakpoint
UPDATE `destinations` SET `related_gallery_id` = c.held FROM bin_cleared c
  WHERE c.holder = 'destinations' and c.holds = 'related_gallery_id' and c.holder_id = destinations.id and related_gallery_id is null
    and exists (select 1 from gallery_collections where id = c.held);--> statement-breakpoint
UPDATE `blog_posts` SET `publish_when_left` = c.held FROM bin_cleared c
  WHERE c.holder = 'blog_posts' and c.holds = 'publish_when_left' and c.holder_id = blog_posts.id and coalesce(publish_when_left, '') = '';--> statement-breakpoint
UPDATE OR IGNORE `newsletter_issues` SET `post_id` = c.held FROM bin_cleared c
  WHERE c.holder = 'newsletter_issues' and c.holder_id = newsletter_issues.id and post_id is null
    and exists (select 1 from blog_posts where id = c.held);--> statement-breakpoint
UPDATE `pictures` SET `former_places` = (
    select json_group_array(json_object('table', holder, 'id', holder_id, 'column', holds, 'value', held))
    from bin_cleared where kind = 'picture' and record_id = pictures.id)
  WHERE deleted_at is not null;--> statement-breakpoint
DROP TABLE `bin_cleared`;--> statement-breakpoint
-- The present address of what lies in the bin was kept among the former ones.
DELETE FROM `former_slugs` WHERE entity = 'post'
  and exists (select 1 from blog_posts where id = target_id and slug = former_slugs.slug and deleted_at is not null);--> statement-breakpoint
DELETE FROM `former_slugs` WHERE entity = 'destination'
  and exists (select 1 from destinations where id = target_id and slug = former_slugs.slug and deleted_at is not null);--> statement-breakpoint
DROP TABLE `bin`;
