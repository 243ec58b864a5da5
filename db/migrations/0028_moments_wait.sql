DROP INDEX `moments_shown`;--> statement-breakpoint
ALTER TABLE `moments` ADD `waits_for` text;--> statement-breakpoint
CREATE INDEX `moments_shown` ON `moments` (`is_visible`,`waits_for`,`happened_at`,`created_at`);