ALTER TABLE `pictures` ADD `taken_guess` integer;--> statement-breakpoint
-- Of a photograph without a camera and an offset, the year in its name tells that its time was read there.
UPDATE `pictures` SET `taken_guess` = `taken_at`
WHERE `camera` = '' AND `taken_offset` IS NULL
	AND `file_name` LIKE '%' || strftime('%Y', `taken_at` / 1000, 'unixepoch') || '%';
