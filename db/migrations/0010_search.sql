ALTER TABLE `destinations` ADD `other_names` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- One row for each item that the public sees, or will see by the clock. Its id begins with its kind's number.
CREATE TABLE `search_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_items_record` ON `search_items` (`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `search_items_published` ON `search_items` (`published_at`) WHERE `published_at` > 0;--> statement-breakpoint
-- Marks belong to the words of scripts such as Devanagari, whose vowels they are.
CREATE VIRTUAL TABLE `search_texts` USING fts5(
	title, names, detail, body,
	tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'",
	prefix = '2 3'
);
--> statement-breakpoint
-- The different words of all texts, folded, and how many items have each.
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`items` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_words_unused` ON `search_words` (`word`) WHERE `items` = 0;--> statement-breakpoint
-- Each word by its pairs of neighbouring letters, to find it by a word with typing errors.
CREATE TABLE `search_pairs` (
	`pair` text NOT NULL,
	`length` integer NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY (`pair`, `length`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
-- What the index was made by; another program makes it anew.
CREATE TABLE `search_state` (
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
-- Records that were written. Our own connections index each at once and take it out again (db/search-index.ts).
CREATE TABLE `search_changes` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL
);
