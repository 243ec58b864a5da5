CREATE TABLE `newsletter_issue_mails` (
	`issue_id` text PRIMARY KEY NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `newsletter_issue_mails` (`issue_id`, `html`, `text`) SELECT `id`, `mail_html`, `mail_text` FROM `newsletter_issues` WHERE `mail_html` <> '';
--> statement-breakpoint
ALTER TABLE `newsletter_issues` DROP COLUMN `mail_html`;--> statement-breakpoint
ALTER TABLE `newsletter_issues` DROP COLUMN `mail_text`;