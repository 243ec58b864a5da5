CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`chosen` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_destinations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`other_names` text DEFAULT '[]' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`detailed_description` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'Tourist Spot' NOT NULL,
	`region` text DEFAULT 'North India' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`featured_image` text,
	`best_time_to_visit` text DEFAULT '' NOT NULL,
	`recommended_stay` text DEFAULT '' NOT NULL,
	`budget_range` text DEFAULT '' NOT NULL,
	`highlights` text DEFAULT '[]' NOT NULL,
	`activities` text DEFAULT '[]' NOT NULL,
	`best_months` text DEFAULT '[]' NOT NULL,
	`costs` text DEFAULT '' NOT NULL,
	`getting_there` text DEFAULT '' NOT NULL,
	`what_to_eat` text DEFAULT '' NOT NULL,
	`rating` integer DEFAULT 5 NOT NULL,
	`difficulty` text DEFAULT 'Easy' NOT NULL,
	`related_gallery_id` text,
	`is_current_location` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`instagram_post_url` text,
	`twitter_post_url` text,
	`facebook_post_url` text,
	`youtube_video_url` text,
	`social_media_hashtags` text DEFAULT '[]' NOT NULL,
	`instagram_story_url` text,
	`instagram_reel_url` text,
	`twitter_update_url` text,
	`youtube_short_url` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`related_gallery_id`) REFERENCES `gallery_collections`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "destinations_latitude" CHECK("__new_destinations"."latitude" between -90 and 90),
	CONSTRAINT "destinations_longitude" CHECK("__new_destinations"."longitude" between -180 and 180),
	CONSTRAINT "destinations_difficulty" CHECK("__new_destinations"."difficulty" in ('Easy', 'Moderate', 'Challenging')),
	CONSTRAINT "destinations_rating" CHECK("__new_destinations"."rating" between 0 and 50)
);
--> statement-breakpoint
INSERT INTO `__new_destinations`("id", "name", "slug", "other_names", "description", "detailed_description", "category", "region", "state", "latitude", "longitude", "featured_image", "best_time_to_visit", "recommended_stay", "budget_range", "highlights", "activities", "best_months", "costs", "getting_there", "what_to_eat", "rating", "difficulty", "related_gallery_id", "is_current_location", "is_featured", "is_visible", "instagram_post_url", "twitter_post_url", "facebook_post_url", "youtube_video_url", "social_media_hashtags", "instagram_story_url", "instagram_reel_url", "twitter_update_url", "youtube_short_url", "version", "created_at", "updated_at") SELECT "id", "name", "slug", "other_names", "description", "detailed_description", "category", "region", "state", "latitude", "longitude", "featured_image", "best_time_to_visit", "recommended_stay", "budget_range", "highlights", "activities", "best_months", "costs", "getting_there", "what_to_eat", "rating", "difficulty", "related_gallery_id", "is_current_location", "is_featured", "is_visible", "instagram_post_url", "twitter_post_url", "facebook_post_url", "youtube_video_url", "social_media_hashtags", "instagram_story_url", "instagram_reel_url", "twitter_update_url", "youtube_short_url", "version", "created_at", "updated_at" FROM `destinations`;--> statement-breakpoint
DROP TABLE `destinations`;--> statement-breakpoint
ALTER TABLE `__new_destinations` RENAME TO `destinations`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug_unique` ON `destinations` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_one_current` ON `destinations` (`is_current_location`) WHERE is_current_location;--> statement-breakpoint
CREATE INDEX `destinations_visible` ON `destinations` (`is_visible`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_rating` ON `destinations` (`is_visible`,case when "rating" <= 5 then "rating" * 10 else "rating" end,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_name` ON `destinations` (`is_visible`,"name" collate nocase,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_changed` ON `destinations` (`is_visible`,`created_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `destinations_featured` ON `destinations` (`is_visible`,`is_featured`,`rating`);--> statement-breakpoint
CREATE INDEX `destinations_desk` ON `destinations` (`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_updated` ON `destinations` (`updated_at`);--> statement-breakpoint
CREATE INDEX `destinations_gallery` ON `destinations` (`related_gallery_id`);--> statement-breakpoint
CREATE TABLE `__new_blog_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`featured_image` text,
	`category` text DEFAULT 'adventure' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`reading_time` integer DEFAULT 5 NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`instagram_post_url` text,
	`twitter_post_url` text,
	`facebook_post_url` text,
	`youtube_video_url` text,
	`social_media_hashtags` text DEFAULT '[]' NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "blog_posts_reading_time" CHECK("__new_blog_posts"."reading_time" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_blog_posts`("id", "title", "slug", "excerpt", "content", "featured_image", "category", "tags", "reading_time", "is_featured", "is_visible", "instagram_post_url", "twitter_post_url", "facebook_post_url", "youtube_video_url", "social_media_hashtags", "published_at", "version", "created_at", "updated_at") SELECT "id", "title", "slug", "excerpt", "content", "featured_image", "category", "tags", "reading_time", "is_featured", "is_visible", "instagram_post_url", "twitter_post_url", "facebook_post_url", "youtube_video_url", "social_media_hashtags", "published_at", "version", "created_at", "updated_at" FROM `blog_posts`;--> statement-breakpoint
DROP TABLE `blog_posts`;--> statement-breakpoint
ALTER TABLE `__new_blog_posts` RENAME TO `blog_posts`;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`is_visible`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_featured` ON `blog_posts` (`is_visible`,`is_featured`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`is_visible`,`published_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_desk` ON `blog_posts` (`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_created` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_searched` ON `blog_posts` (`title`,`excerpt`,`tags`);