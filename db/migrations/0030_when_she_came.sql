ALTER TABLE `journey_tracking` ADD `moved_at` integer;--> statement-breakpoint
-- What an undo compares is compared with the new column too.
UPDATE `last_move` SET `before` = json_set(`before`, '$.tracker.movedAt', NULL) WHERE json_type(`before`, '$.tracker') = 'object';--> statement-breakpoint
UPDATE `last_move` SET `after` = json_set(`after`, '$.tracker.movedAt', NULL) WHERE json_type(`after`, '$.tracker') = 'object';
