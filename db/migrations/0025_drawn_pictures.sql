ALTER TABLE `pictures` ADD `is_drawn` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `pictures` SET `is_drawn` = true WHERE `file_name` = 'Map of the road' AND `camera` = '';
