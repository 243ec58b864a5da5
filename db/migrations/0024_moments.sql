CREATE TABLE `moments` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`picture` text,
	`place` text,
	`happened_at` integer NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "moments_latitude" CHECK("moments"."latitude" between -90 and 90),
	CONSTRAINT "moments_longitude" CHECK("moments"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE INDEX `moments_shown` ON `moments` (`is_visible`,`happened_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `moments_desk` ON `moments` (`happened_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `moments_created` ON `moments` (`created_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_bin` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`rows` text NOT NULL,
	`cleared` text NOT NULL,
	`deleted_at` integer NOT NULL,
	CONSTRAINT "bin_kind" CHECK("__new_bin"."kind" in ('post', 'destination', 'pin', 'moment', 'collection', 'medium', 'picture', 'page'))
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
	CONSTRAINT "drafts_kind" CHECK("__new_drafts"."kind" in ('post', 'destination', 'pin', 'moment', 'collection', 'home', 'page', 'issue'))
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
	CONSTRAINT "open_forms_kind" CHECK("__new_open_forms"."kind" in ('post', 'destination', 'pin', 'moment', 'collection', 'home', 'page', 'issue'))
);
--> statement-breakpoint
INSERT INTO `__new_open_forms`("kind", "record_id", "device", "opened_at", "seen_at") SELECT "kind", "record_id", "device", "opened_at", "seen_at" FROM `open_forms`;--> statement-breakpoint
DROP TABLE `open_forms`;--> statement-breakpoint
ALTER TABLE `__new_open_forms` RENAME TO `open_forms`;--> statement-breakpoint
CREATE INDEX `open_forms_seen` ON `open_forms` (`seen_at`);