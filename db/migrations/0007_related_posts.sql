CREATE TABLE `related_posts` (
	`post_id` text NOT NULL,
	`related_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	PRIMARY KEY(`post_id`, `related_id`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "related_posts_other" CHECK("related_posts"."post_id" <> "related_posts"."related_id")
);
--> statement-breakpoint
CREATE INDEX `related_posts_related` ON `related_posts` (`related_id`);