CREATE TABLE `receipts` (
	`key` text PRIMARY KEY NOT NULL,
	`saved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `receipts_saved` ON `receipts` (`saved_at`);