CREATE TABLE "user_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"may_text" boolean DEFAULT false NOT NULL,
	"may_leave_message" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_phones_number_once" UNIQUE("user_id","number"),
	CONSTRAINT "user_phones_kind" CHECK ("user_phones"."kind" in ('mobile', 'home', 'work')),
	CONSTRAINT "user_phones_number" CHECK ("user_phones"."number" ~ '^[+]1[2-9][0-9]{2}[2-9][0-9]{6}$'),
	CONSTRAINT "user_phones_texts_to_mobiles" CHECK (not "user_phones"."may_text" or "user_phones"."kind" = 'mobile')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "corporate_customers" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "corporate_customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD COLUMN "acted_by" uuid;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_phones" ADD CONSTRAINT "user_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_phones_one_primary" ON "user_phones" USING btree ("user_id") WHERE "user_phones"."is_primary";--> statement-breakpoint
CREATE INDEX "user_phones_user" ON "user_phones" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_identity_to_remove" ON "users" USING btree ("closed_at") WHERE "users"."closed_at" is not null and "users"."identity_removed_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_removed_once_closed" CHECK ("users"."identity_removed_at" is null or "users"."closed_at" is not null);--> statement-breakpoint

-- Checks that an admin made while acting as the member are told with who did, as the audit trail has it.
UPDATE "eligibility_checks" SET "acted_by" = "audit_log"."actor_id"
FROM "audit_log" JOIN "users" ON "users"."id" = "audit_log"."actor_id"
WHERE "audit_log"."record" = 'eligibility-check' AND "audit_log"."record_id" = "eligibility_checks"."id"::text
  AND "audit_log"."acting_as" IS NOT NULL;
