CREATE TABLE `demo_records` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`kind`, `record_id`)
);
