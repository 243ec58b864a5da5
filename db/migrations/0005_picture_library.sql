CREATE TABLE `__new_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`focus_x` integer DEFAULT 50 NOT NULL,
	`focus_y` integer DEFAULT 50 NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`taken_at` integer,
	`taken_offset` integer,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`direction` real,
	`camera` text DEFAULT '' NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "pictures_latitude" CHECK("__new_pictures"."latitude" between -90 and 90),
	CONSTRAINT "pictures_longitude" CHECK("__new_pictures"."longitude" between -180 and 180),
	CONSTRAINT "pictures_size" CHECK("__new_pictures"."width" > 0 and "__new_pictures"."height" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_pictures`("id", "width", "height", "placeholder", "alt", "focus_x", "focus_y", "created_at") SELECT "id", "width", "height", "placeholder", "alt", "focus_x", "focus_y", "created_at" FROM `pictures`;--> statement-breakpoint
DROP TABLE `pictures`;--> statement-breakpoint
ALTER TABLE `__new_pictures` RENAME TO `pictures`;--> statement-breakpoint
CREATE INDEX `pictures_created` ON `pictures` (`created_at`);