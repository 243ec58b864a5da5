CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`content` text,
	`members` text NOT NULL,
	`place` text DEFAULT 'none' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "pages_place" CHECK("pages"."place" in ('menu', 'footer', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug_unique` ON `pages` (`slug`);--> statement-breakpoint
CREATE INDEX `pages_title` ON `pages` ("title" collate nocase);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_bin` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`rows` text NOT NULL,
	`cleared` text NOT NULL,
	`deleted_at` integer NOT NULL,
	CONSTRAINT "bin_kind" CHECK("__new_bin"."kind" in ('post', 'destination', 'pin', 'collection', 'medium', 'picture', 'page'))
);
--> statement-breakpoint
INSERT INTO `__new_bin`("id", "kind", "record_id", "title", "rows", "cleared", "deleted_at") SELECT "id", "kind", "record_id", "title", "rows", "cleared", "deleted_at" FROM `bin`;--> statement-breakpoint
DROP TABLE `bin`;--> statement-breakpoint
ALTER TABLE `__new_bin` RENAME TO `bin`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `bin_deleted` ON `bin` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `bin_record` ON `bin` (`record_id`);--> statement-breakpoint
CREATE TABLE `__new_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`values` text NOT NULL,
	`base_version` integer NOT NULL,
	`version` integer NOT NULL,
	`writer` text DEFAULT '' NOT NULL,
	`saved_at` integer NOT NULL,
	CONSTRAINT "drafts_kind" CHECK("__new_drafts"."kind" in ('post', 'destination', 'pin', 'collection', 'home', 'page', 'issue'))
);
--> statement-breakpoint
INSERT INTO `__new_drafts`("id", "kind", "record_id", "values", "base_version", "version", "writer", "saved_at") SELECT "id", "kind", "record_id", "values", "base_version", "version", "writer", "saved_at" FROM `drafts`;--> statement-breakpoint
DROP TABLE `drafts`;--> statement-breakpoint
ALTER TABLE `__new_drafts` RENAME TO `drafts`;--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_record` ON `drafts` (`kind`,`record_id`);--> statement-breakpoint
CREATE TABLE `__new_open_forms` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`device` text NOT NULL,
	`opened_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `device`),
	CONSTRAINT "open_forms_kind" CHECK("__new_open_forms"."kind" in ('post', 'destination', 'pin', 'collection', 'home', 'page', 'issue'))
);
--> statement-breakpoint
INSERT INTO `__new_open_forms`("kind", "record_id", "device", "opened_at", "seen_at") SELECT "kind", "record_id", "device", "opened_at", "seen_at" FROM `open_forms`;--> statement-breakpoint
DROP TABLE `open_forms`;--> statement-breakpoint
ALTER TABLE `__new_open_forms` RENAME TO `open_forms`;--> statement-breakpoint
CREATE INDEX `open_forms_seen` ON `open_forms` (`seen_at`);--> statement-breakpoint
CREATE TABLE `__new_versions` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`number` integer NOT NULL,
	`values` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `number`),
	CONSTRAINT "versions_kind" CHECK("__new_versions"."kind" in ('post', 'destination', 'home', 'page'))
);
--> statement-breakpoint
INSERT INTO `__new_versions`("kind", "record_id", "number", "values", "saved_at") SELECT "kind", "record_id", "number", "values", "saved_at" FROM `versions`;--> statement-breakpoint
DROP TABLE `versions`;--> statement-breakpoint
ALTER TABLE `__new_versions` RENAME TO `versions`;
--> statement-breakpoint
INSERT INTO `faq_questions` (`id`, `question`, `answer`, `sort_order`, `created_at`) VALUES
	('route', 'Can I follow your exact route?', 'Yes. The journey page has every stop in order, with a guide to each: how I got there, where I slept and what it cost. Trains change, so check the times again.', -2, 0),
	('recommendations', 'Do you accept journey recommendations?', 'Gladly. Choose Travel Recommendation in the contact form and tell me what is there and when. A good half of my detours began as a message.', -1, 0);
