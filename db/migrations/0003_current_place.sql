-- An empty site of an earlier version holds a record that nobody wrote: a form's defaults.
DELETE FROM `journey_tracking` WHERE `version` = 1 AND `current_location` = 'Thrissur, Kerala' AND `current_location_description` = 'A city where festivals never really end' AND `journey_progress` = 65 AND `days_traveled` = 78 AND `states_covered` = 0 AND `distance_covered` = 0;--> statement-breakpoint
-- Of several current pins the furthest along the road stays.
UPDATE `travel_pins` SET `pin_type` = 'visited' WHERE `pin_type` = 'current' AND `id` <> (SELECT `id` FROM `travel_pins` WHERE `pin_type` = 'current' ORDER BY `sort_order` DESC, `created_at` DESC LIMIT 1);--> statement-breakpoint
CREATE TABLE `last_move` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`from_name` text NOT NULL,
	`to_name` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`moved_at` integer NOT NULL,
	CONSTRAINT "last_move_only_row" CHECK("last_move"."id" = 1)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_journey_tracking` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`current_location` text DEFAULT '' NOT NULL,
	`current_location_description` text DEFAULT '' NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`journey_progress` integer,
	`days_traveled` integer,
	`states_covered` integer,
	`distance_covered` integer,
	`days_counted_on` text,
	`next_stop` text DEFAULT 'Coimbatore' NOT NULL,
	`instagram_story_url` text,
	`instagram_reel_url` text,
	`twitter_update_url` text,
	`youtube_short_url` text,
	`version` integer DEFAULT 1 NOT NULL,
	`last_updated` integer NOT NULL,
	CONSTRAINT "journey_tracking_only_row" CHECK("__new_journey_tracking"."id" = 1),
	CONSTRAINT "journey_tracking_latitude" CHECK("__new_journey_tracking"."latitude" between -90 and 90),
	CONSTRAINT "journey_tracking_longitude" CHECK("__new_journey_tracking"."longitude" between -180 and 180),
	CONSTRAINT "journey_tracking_progress" CHECK("__new_journey_tracking"."journey_progress" between 0 and 100),
	CONSTRAINT "journey_tracking_counts" CHECK("__new_journey_tracking"."days_traveled" >= 0 and "__new_journey_tracking"."states_covered" >= 0 and "__new_journey_tracking"."distance_covered" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_journey_tracking`("id", "current_location", "current_location_description", "latitude", "longitude", "journey_progress", "days_traveled", "states_covered", "distance_covered", "days_counted_on", "next_stop", "instagram_story_url", "instagram_reel_url", "twitter_update_url", "youtube_short_url", "version", "last_updated") SELECT "id", "current_location", "current_location_description", "latitude", "longitude", "journey_progress", "days_traveled", "states_covered", "distance_covered", date("last_updated" / 1000 + 19800, 'unixepoch'), "next_stop", "instagram_story_url", "instagram_reel_url", "twitter_update_url", "youtube_short_url", "version", "last_updated" FROM `journey_tracking`;--> statement-breakpoint
DROP TABLE `journey_tracking`;--> statement-breakpoint
ALTER TABLE `__new_journey_tracking` RENAME TO `journey_tracking`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `travel_pins_one_current` ON `travel_pins` (`pin_type`) WHERE pin_type = 'current';