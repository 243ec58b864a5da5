CREATE TABLE `picture_uses` (
	`picture_id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `kind`, `record_id`)
);
--> statement-breakpoint
CREATE INDEX `picture_uses_record` ON `picture_uses` (`kind`,`record_id`);--> statement-breakpoint
DROP INDEX `blog_posts_category`;--> statement-breakpoint
DROP INDEX `blog_posts_title`;--> statement-breakpoint
CREATE INDEX `blog_posts_featured` ON `blog_posts` (`is_visible`,`is_featured`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`is_visible`,`published_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_changed` ON `destinations` (`is_visible`,`created_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `destinations_featured` ON `destinations` (`is_visible`,`is_featured`,`rating`);--> statement-breakpoint
CREATE INDEX `gallery_collections_changed` ON `gallery_collections` (`is_visible`,`created_at`,`updated_at`);
