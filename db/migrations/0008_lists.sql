CREATE TABLE `list_texts` (
	`entry` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_texts_item` ON `list_texts` (`kind`,`item_id`);--> statement-breakpoint
DROP INDEX `blog_posts_published`;--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_desk` ON `blog_posts` (`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`is_visible`,`published_at`,`created_at`);--> statement-breakpoint
DROP INDEX `contact_messages_unread`;--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`is_read`,"created_at" desc);--> statement-breakpoint
DROP INDEX `travel_pins_order`;--> statement-breakpoint
CREATE INDEX `travel_pins_desk` ON `travel_pins` (`sort_order`,`created_at`);--> statement-breakpoint
CREATE INDEX `travel_pins_order` ON `travel_pins` (`is_visible`,`sort_order`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_rating` ON `destinations` (`is_visible`,case when "rating" <= 5 then "rating" * 10 else "rating" end,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_name` ON `destinations` (`is_visible`,"name" collate nocase,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_desk` ON `destinations` (`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_updated` ON `destinations` (`updated_at`);--> statement-breakpoint
CREATE INDEX `gallery_collections_desk` ON `gallery_collections` (`created_at`);--> statement-breakpoint
CREATE INDEX `gallery_media_types` ON `gallery_media` (`collection_id`,`type`,`sort_order`);--> statement-breakpoint
CREATE VIRTUAL TABLE `list_trigrams` USING fts5(`text`, content=`list_texts`, content_rowid=`entry`, tokenize='trigram');
