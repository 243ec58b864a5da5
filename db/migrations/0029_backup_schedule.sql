CREATE TABLE `backup_schedule` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`due_at` integer NOT NULL,
	`failure` text,
	`failed_at` integer,
	`told_name` text
);
