ALTER TABLE `pictures` ADD `focus_x` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `pictures` ADD `focus_y` integer DEFAULT 50 NOT NULL;