CREATE TABLE `outgoing_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`unsubscribe_url` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`tried_at` integer,
	`response` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "outgoing_mails_state" CHECK("outgoing_mails"."state" in ('waiting', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outgoing_mails_messageId_unique` ON `outgoing_mails` (`message_id`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_due` ON `outgoing_mails` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_tried` ON `outgoing_mails` (`tried_at`);--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirm_token` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirm_until` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `mailed_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `asked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_confirmToken_unique` ON `newsletter_subscribers` (`confirm_token`);--> statement-breakpoint
-- When they left was not written down; without a date they would pass for subscribers who never confirmed.
UPDATE `newsletter_subscribers` SET `ended_at` = `subscribed_at` WHERE NOT `is_active`;
