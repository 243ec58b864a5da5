-- Lists look into the rows themselves (db/list-search.ts).
DROP TRIGGER IF EXISTS `blog_posts_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `blog_posts_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `blog_posts_unlisted`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `destinations_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `destinations_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `destinations_unlisted`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `travel_pins_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `travel_pins_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `travel_pins_unlisted`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `gallery_collections_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `gallery_collections_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `gallery_collections_unlisted`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `contact_messages_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `contact_messages_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `contact_messages_unlisted`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `newsletter_subscribers_listed`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `newsletter_subscribers_listed_again`;--> statement-breakpoint
DROP TRIGGER IF EXISTS `newsletter_subscribers_unlisted`;--> statement-breakpoint
DROP TABLE `list_trigrams`;--> statement-breakpoint
DROP TABLE `list_texts`;--> statement-breakpoint
CREATE INDEX `blog_posts_searched` ON `blog_posts` (`title`,`excerpt`,`tags`);--> statement-breakpoint
-- The index has texts as they are compared, and the items as they are shown. All of it is made at the next start.
DELETE FROM `search_items`;--> statement-breakpoint
DELETE FROM `search_state`;--> statement-breakpoint
ALTER TABLE `search_items` ADD `title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_items` ADD `names` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_items` ADD `detail` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `search_items` ADD `body` text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP TABLE `search_texts`;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_texts` USING fts5(
	title, names, detail, body,
	content = '', contentless_delete = 1,
	tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'",
	prefix = '2 3'
);
