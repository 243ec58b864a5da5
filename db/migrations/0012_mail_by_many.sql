CREATE TABLE `contact_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`text` text NOT NULL,
	`mail_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `outgoing_mails`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `contact_answers_message` ON `contact_answers` (`message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_answers_mail` ON `contact_answers` (`mail_id`);--> statement-breakpoint
CREATE TABLE `faq_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `faq_questions_order` ON `faq_questions` (`sort_order`,`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer,
	`kind` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`subject` text NOT NULL,
	`preheader` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`post_id` text,
	`since` integer,
	`until` integer,
	`send_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`mail_html` text DEFAULT '' NOT NULL,
	`mail_text` text DEFAULT '' NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`refused_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "newsletter_issues_kind" CHECK("newsletter_issues"."kind" in ('weekly', 'monthly', 'post')),
	CONSTRAINT "newsletter_issues_state" CHECK("newsletter_issues"."state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_number_unique` ON `newsletter_issues` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_postId_unique` ON `newsletter_issues` (`post_id`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_due` ON `newsletter_issues` (`state`,`send_at`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_created` ON `newsletter_issues` (`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_settings` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`notice_address` text,
	`message_months` integer DEFAULT 24 NOT NULL,
	`announce_since` integer,
	`weekly_seen_to` integer,
	`monthly_seen_to` integer,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_settings_only_row" CHECK("newsletter_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_replies_title_unique` ON `saved_replies` (`title`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`values` text NOT NULL,
	`base_version` integer NOT NULL,
	`version` integer NOT NULL,
	`writer` text DEFAULT '' NOT NULL,
	`saved_at` integer NOT NULL,
	CONSTRAINT "drafts_kind" CHECK("__new_drafts"."kind" in ('post', 'destination', 'pin', 'collection', 'home', 'issue'))
);
--> statement-breakpoint
INSERT INTO `__new_drafts`("id", "kind", "record_id", "values", "base_version", "version", "writer", "saved_at") SELECT "id", "kind", "record_id", "values", "base_version", "version", "writer", "saved_at" FROM `drafts`;--> statement-breakpoint
DROP TABLE `drafts`;--> statement-breakpoint
ALTER TABLE `__new_drafts` RENAME TO `drafts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_record` ON `drafts` (`kind`,`record_id`);--> statement-breakpoint
CREATE TABLE `__new_open_forms` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`device` text NOT NULL,
	`opened_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `device`),
	CONSTRAINT "open_forms_kind" CHECK("__new_open_forms"."kind" in ('post', 'destination', 'pin', 'collection', 'home', 'issue'))
);
--> statement-breakpoint
INSERT INTO `__new_open_forms`("kind", "record_id", "device", "opened_at", "seen_at") SELECT "kind", "record_id", "device", "opened_at", "seen_at" FROM `open_forms`;--> statement-breakpoint
DROP TABLE `open_forms`;--> statement-breakpoint
ALTER TABLE `__new_open_forms` RENAME TO `open_forms`;--> statement-breakpoint
CREATE INDEX `open_forms_seen` ON `open_forms` (`seen_at`);--> statement-breakpoint
DROP INDEX `newsletter_subscribers_active`;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `cadence` text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `paused_until` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `source` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `soft_bounces` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `stop_reason` text;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_active` ON `newsletter_subscribers` (`is_active`,`cadence`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `archived_at` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_archived` ON `contact_messages` (`archived_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`,`created_at`);--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `kind` text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `issue_id` text REFERENCES newsletter_issues(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `subscriber_id` text REFERENCES newsletter_subscribers(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `bounce_key` text;--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `in_reply_to` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outgoing_mails_bounceKey_unique` ON `outgoing_mails` (`bounce_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `outgoing_mails_copy` ON `outgoing_mails` (`issue_id`,`subscriber_id`);--> statement-breakpoint
DROP INDEX `outgoing_mails_due`;--> statement-breakpoint
CREATE INDEX `outgoing_mails_due` ON `outgoing_mails` (`state`,`kind`,`due_at`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_issue` ON `outgoing_mails` (`issue_id`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_subscriber` ON `outgoing_mails` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_kind` ON `outgoing_mails` (`kind`,`tried_at`);
--> statement-breakpoint
-- Until now strangers' posts alone led to mails.
UPDATE `outgoing_mails` SET `kind` = 'confirmation';
