CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`number` integer NOT NULL,
	CONSTRAINT "content_version_only_row" CHECK("content_version"."id" = 1)
);
--> statement-breakpoint
INSERT INTO `content_version` (`id`, `number`) VALUES (1, 1);
