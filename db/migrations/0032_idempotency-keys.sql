ALTER TABLE `receipts` RENAME TO `idempotency_keys`;--> statement-breakpoint
DROP INDEX `receipts_saved`;--> statement-breakpoint
CREATE INDEX `idempotency_keys_saved` ON `idempotency_keys` (`saved_at`);