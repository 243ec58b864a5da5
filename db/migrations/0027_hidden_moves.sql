CREATE TABLE `hidden_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`from_name` text NOT NULL,
	`place` text NOT NULL,
	`given` text NOT NULL,
	`found` text NOT NULL,
	`held` text NOT NULL,
	`rule` text NOT NULL,
	`shown_at` integer,
	`moved_at` integer NOT NULL,
	`saves` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hidden_moves_rule" CHECK("hidden_moves"."rule" in ('at-once', 'later', 'when-moved-on'))
);
--> statement-breakpoint
CREATE INDEX `hidden_moves_order` ON `hidden_moves` (`moved_at`);--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `publish_when_left` text;--> statement-breakpoint
CREATE INDEX `blog_posts_sealed` ON `blog_posts` (`publish_when_left`);