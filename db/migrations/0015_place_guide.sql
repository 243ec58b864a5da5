ALTER TABLE `destinations` ADD `best_months` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `costs` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `getting_there` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `what_to_eat` text DEFAULT '' NOT NULL;