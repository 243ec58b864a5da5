CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_resets` ON `attempts` (`resets_at`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
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
	CONSTRAINT "blog_posts_category" CHECK("blog_posts"."category" in ('adventure', 'culture', 'food', 'people', 'places')),
	CONSTRAINT "blog_posts_reading_time" CHECK("blog_posts"."reading_time" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`is_visible`,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_created` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`idempotency_key` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_idempotencyKey_unique` ON `contact_messages` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`is_read`,`created_at`);--> statement-breakpoint
CREATE TABLE `destination_posts` (
	`destination_id` text NOT NULL,
	`post_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	PRIMARY KEY(`destination_id`, `post_id`),
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `destination_posts_post` ON `destination_posts` (`post_id`);--> statement-breakpoint
CREATE TABLE `destinations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
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
	CONSTRAINT "destinations_latitude" CHECK("destinations"."latitude" between -90 and 90),
	CONSTRAINT "destinations_longitude" CHECK("destinations"."longitude" between -180 and 180),
	CONSTRAINT "destinations_category" CHECK("destinations"."category" in ('Trek Place', 'Tourist Spot', 'Beach', 'Historical', 'Cultural', 'Adventure', 'Exploration Spot', 'Mountain Destination', 'Historical Site', 'Beach Location', 'Cultural Hub', 'Natural Wonder', 'Coastal Destination')),
	CONSTRAINT "destinations_region" CHECK("destinations"."region" in ('North India', 'South India', 'East India', 'West India', 'Central India', 'Northeast India')),
	CONSTRAINT "destinations_difficulty" CHECK("destinations"."difficulty" in ('Easy', 'Moderate', 'Challenging')),
	CONSTRAINT "destinations_rating" CHECK("destinations"."rating" between 0 and 50)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug_unique` ON `destinations` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_one_current` ON `destinations` (`is_current_location`) WHERE is_current_location;--> statement-breakpoint
CREATE INDEX `destinations_visible` ON `destinations` (`is_visible`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_gallery` ON `destinations` (`related_gallery_id`);--> statement-breakpoint
CREATE TABLE `former_slugs` (
	`slug` text NOT NULL,
	`entity` text NOT NULL,
	`target_id` text NOT NULL,
	PRIMARY KEY(`entity`, `slug`)
);
--> statement-breakpoint
CREATE INDEX `former_slugs_target` ON `former_slugs` (`target_id`);--> statement-breakpoint
CREATE TABLE `gallery_collections` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`cover_image` text,
	`location` text DEFAULT '' NOT NULL,
	`youtube_url` text,
	`is_visible` integer DEFAULT true NOT NULL,
	`instagram_post_url` text,
	`twitter_post_url` text,
	`facebook_post_url` text,
	`youtube_video_url` text,
	`social_media_hashtags` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gallery_collections_created` ON `gallery_collections` (`is_visible`,`created_at`);--> statement-breakpoint
CREATE TABLE `gallery_media` (
	`id` text PRIMARY KEY NOT NULL,
	`collection_id` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`thumbnail_url` text,
	`title` text,
	`caption` text,
	`embed_code` text,
	`link_url` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`collection_id`) REFERENCES `gallery_collections`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "gallery_media_type" CHECK("gallery_media"."type" in ('photo', 'video', 'youtube', 'embedded_video', 'link'))
);
--> statement-breakpoint
CREATE INDEX `gallery_media_order` ON `gallery_media` (`collection_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `home_page_content` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`hero_title` text NOT NULL,
	`hero_subtitle` text NOT NULL,
	`hero_background_image` text,
	`explore_button_text` text NOT NULL,
	`diaries_button_text` text NOT NULL,
	`map_section_title` text NOT NULL,
	`map_section_description` text NOT NULL,
	`stories_section_title` text NOT NULL,
	`stories_section_description` text NOT NULL,
	`guides_section_title` text NOT NULL,
	`guides_section_description` text NOT NULL,
	`gallery_section_title` text NOT NULL,
	`gallery_section_description` text NOT NULL,
	`newsletter_title` text NOT NULL,
	`newsletter_description` text NOT NULL,
	`newsletter_subscribers_count` integer NOT NULL,
	`weekly_stories_count` integer NOT NULL,
	`read_rate` integer NOT NULL,
	`journey_start_date` text NOT NULL,
	`journey_start_location` text NOT NULL,
	`journey_start_description` text NOT NULL,
	`final_destination` text NOT NULL,
	`final_destination_description` text NOT NULL,
	`footer_brand_description` text NOT NULL,
	`footer_instagram_url` text,
	`footer_youtube_url` text,
	`footer_twitter_url` text,
	`footer_email_url` text,
	`footer_copyright` text NOT NULL,
	`footer_days_traveled` integer NOT NULL,
	`footer_states_covered` integer NOT NULL,
	`footer_distance` integer NOT NULL,
	`footer_progress_percentage` integer NOT NULL,
	`footer_progress_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "home_page_content_only_row" CHECK("home_page_content"."id" = 1),
	CONSTRAINT "home_page_content_percent" CHECK("home_page_content"."read_rate" between 0 and 100 and "home_page_content"."footer_progress_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE `journey_tracking` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`current_location` text DEFAULT 'Thrissur, Kerala' NOT NULL,
	`current_location_description` text DEFAULT '' NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`journey_progress` integer DEFAULT 0 NOT NULL,
	`days_traveled` integer DEFAULT 0 NOT NULL,
	`states_covered` integer DEFAULT 0 NOT NULL,
	`distance_covered` integer DEFAULT 0 NOT NULL,
	`next_stop` text DEFAULT 'Coimbatore' NOT NULL,
	`instagram_story_url` text,
	`instagram_reel_url` text,
	`twitter_update_url` text,
	`youtube_short_url` text,
	`version` integer DEFAULT 1 NOT NULL,
	`last_updated` integer NOT NULL,
	CONSTRAINT "journey_tracking_only_row" CHECK("journey_tracking"."id" = 1),
	CONSTRAINT "journey_tracking_latitude" CHECK("journey_tracking"."latitude" between -90 and 90),
	CONSTRAINT "journey_tracking_longitude" CHECK("journey_tracking"."longitude" between -180 and 180),
	CONSTRAINT "journey_tracking_progress" CHECK("journey_tracking"."journey_progress" between 0 and 100),
	CONSTRAINT "journey_tracking_counts" CHECK(min("journey_tracking"."days_traveled", "journey_tracking"."states_covered", "journey_tracking"."distance_covered") >= 0)
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`unsubscribe_token` text NOT NULL,
	`subscribed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_unsubscribeToken_unique` ON `newsletter_subscribers` (`unsubscribe_token`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_active` ON `newsletter_subscribers` (`is_active`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "pictures_size" CHECK("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires` integer NOT NULL,
	`session_token` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_sessionToken_unique` ON `sessions` (`session_token`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `travel_pins` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`country` text NOT NULL,
	`city` text,
	`visited_date` text,
	`pin_type` text DEFAULT 'visited' NOT NULL,
	`pin_color` text DEFAULT '#f97316' NOT NULL,
	`images` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`rating` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
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
	`sort_order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "travel_pins_latitude" CHECK("travel_pins"."latitude" between -90 and 90),
	CONSTRAINT "travel_pins_longitude" CHECK("travel_pins"."longitude" between -180 and 180),
	CONSTRAINT "travel_pins_type" CHECK("travel_pins"."pin_type" in ('visited', 'current', 'planned', 'favorite')),
	CONSTRAINT "travel_pins_rating" CHECK("travel_pins"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX `travel_pins_order` ON `travel_pins` (`is_visible`,`sort_order`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);