CREATE TABLE `bin` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`rows` text NOT NULL,
	`cleared` text NOT NULL,
	`deleted_at` integer NOT NULL,
	CONSTRAINT "bin_kind" CHECK("bin"."kind" in ('post', 'destination', 'pin', 'collection', 'medium', 'picture'))
);
--> statement-breakpoint
CREATE INDEX `bin_deleted` ON `bin` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `bin_record` ON `bin` (`record_id`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`values` text NOT NULL,
	`base_version` integer NOT NULL,
	`version` integer NOT NULL,
	`writer` text DEFAULT '' NOT NULL,
	`saved_at` integer NOT NULL,
	CONSTRAINT "drafts_kind" CHECK("drafts"."kind" in ('post', 'destination', 'pin', 'collection', 'home'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_record` ON `drafts` (`kind`,`record_id`);--> statement-breakpoint
CREATE TABLE `open_forms` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`device` text NOT NULL,
	`opened_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `device`),
	CONSTRAINT "open_forms_kind" CHECK("open_forms"."kind" in ('post', 'destination', 'pin', 'collection', 'home'))
);
--> statement-breakpoint
CREATE INDEX `open_forms_seen` ON `open_forms` (`seen_at`);--> statement-breakpoint
CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `previews_tokenHash_unique` ON `previews` (`token_hash`);--> statement-breakpoint
CREATE INDEX `previews_post` ON `previews` (`post_id`);--> statement-breakpoint
CREATE INDEX `previews_expires` ON `previews` (`expires_at`);--> statement-breakpoint
CREATE TABLE `versions` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`number` integer NOT NULL,
	`values` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `number`),
	CONSTRAINT "versions_kind" CHECK("versions"."kind" in ('post', 'destination', 'home'))
);
