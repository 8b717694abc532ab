ALTER TABLE "kit_events" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "kit_events" ADD COLUMN "reason_locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_reason_code" CHECK ("kit_events"."reason_code" in ('sample-too-small', 'sample-leaked', 'sample-unreadable', 'other-test', 'tested-before', 'asked-to-cancel', 'kit-lost', 'account-closed'));--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_reason_locale" CHECK ("kit_events"."reason_locale" in ('en', 'es'));--> statement-breakpoint
UPDATE "kit_events" SET "reason_code" = 'account-closed' WHERE "status" = 'CANCELED' AND "by" = 'member' AND "reason" = 'The member closed the account.';