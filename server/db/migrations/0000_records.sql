CREATE TYPE "public"."authority" AS ENUM('member', 'specialist', 'admin', 'nurse');--> statement-breakpoint
CREATE TYPE "public"."step" AS ENUM('welcome', 'eligibility', 'survey', 'medical-history', 'release-of-information', 'request-genetic-test-kit', 'shipping-genetic-test-kit', 'counseling', 'complete');--> statement-breakpoint
CREATE TYPE "public"."kit_status" AS ENUM('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'DENIED', 'AWAITING SAMPLE', 'ANALYZING', 'COMPLETED', 'CANCELED');--> statement-breakpoint
CREATE TABLE "user_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email_address" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firebase_id" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"role" "authority" NOT NULL,
	"step" "step",
	"agreed_to_terms_at" timestamp (3) with time zone,
	"agreed_to_privacy_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_firebase_id_unique" UNIQUE("firebase_id"),
	CONSTRAINT "users_step_of_members_only" CHECK (("users"."role" = 'member') = ("users"."step" is not null)),
	CONSTRAINT "users_members_agreed" CHECK ("users"."role" <> 'member' or ("users"."agreed_to_terms_at" is not null and "users"."agreed_to_privacy_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "care_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "care_plans_items_are_a_list" CHECK (jsonb_typeof("care_plans"."items") = 'array')
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"state" text,
	"zip" text,
	"partner_code" text,
	"specialist_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patients_state_code" CHECK ("patients"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "patients_zip" CHECK ("patients"."zip" ~ '^[0-9]{5}(-[0-9]{4})?$')
);
--> statement-breakpoint
CREATE TABLE "corporate_customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corporate_customers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "eligibility_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"eligible" boolean NOT NULL,
	"reasons" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"corporate_id" uuid,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eligibility_checks_reasons_when_not" CHECK ("eligibility_checks"."eligible" = (jsonb_array_length("eligibility_checks"."reasons") = 0))
);
--> statement-breakpoint
CREATE TABLE "roster_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"corporate_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"zip" text NOT NULL,
	"member_number" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_entries_member_number_once" UNIQUE("corporate_id","member_number"),
	CONSTRAINT "roster_entries_valid_in_order" CHECK ("roster_entries"."valid_to" is null or "roster_entries"."valid_to" >= "roster_entries"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"patient_id" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"status" text NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_patient_id_questionnaire_pk" PRIMARY KEY("patient_id","questionnaire"),
	CONSTRAINT "answers_questionnaire" CHECK ("answers"."questionnaire" in ('survey', 'medical-history')),
	CONSTRAINT "answers_status" CHECK ("answers"."status" in ('in-progress', 'completed', 'amended'))
);
--> statement-breakpoint
CREATE TABLE "answers_history" (
	"patient_id" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"body" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_history_patient_id_questionnaire_version_pk" PRIMARY KEY("patient_id","questionnaire","version")
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"patient_id" uuid NOT NULL,
	"step" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_drafts_patient_id_step_pk" PRIMARY KEY("patient_id","step"),
	CONSTRAINT "form_drafts_step" CHECK ("form_drafts"."step" in ('eligibility', 'release-of-information', 'request-genetic-test-kit', 'counseling')),
	CONSTRAINT "form_drafts_values_are_an_object" CHECK (jsonb_typeof("form_drafts"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "roi_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"information" jsonb NOT NULL,
	"released_by" text NOT NULL,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_on" date NOT NULL,
	"statements_version" text NOT NULL,
	"signature" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"content_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roi_forms_hash" CHECK ("roi_forms"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "roi_forms_expire_after_signing" CHECK ("roi_forms"."expires_on" > ("roi_forms"."signed_at" at time zone 'UTC')::date),
	CONSTRAINT "roi_forms_revoked_after_signing" CHECK ("roi_forms"."revoked_at" >= "roi_forms"."signed_at")
);
--> statement-breakpoint
CREATE TABLE "kit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kit_id" uuid NOT NULL,
	"status" "kit_status" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" "kit_status" DEFAULT 'SUBMITTED' NOT NULL,
	"address" jsonb NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"ordered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slots_in_order" CHECK ("slots"."ends_at" > "slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"medium" text NOT NULL,
	"phone" text,
	"video_url" text,
	"topic" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"summary" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_status" CHECK ("visits"."status" in ('SCHEDULED', 'COMPLETED', 'CANCELED', 'MISSED')),
	CONSTRAINT "visits_medium" CHECK ("visits"."medium" in ('video', 'phone')),
	CONSTRAINT "visits_phone_for_calls" CHECK ("visits"."medium" <> 'phone' or "visits"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "states" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"served" boolean DEFAULT false NOT NULL,
	CONSTRAINT "states_code" CHECK ("states"."code" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"acting_as" uuid,
	"identity_id" text NOT NULL,
	"operation" text NOT NULL,
	"record" text NOT NULL,
	"record_id" text NOT NULL,
	"patient_id" uuid,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"identity_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"data" jsonb,
	"version" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_identity_id_operation_key_pk" PRIMARY KEY("identity_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "user_emails" ADD CONSTRAINT "user_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_corporate_id_corporate_customers_id_fk" FOREIGN KEY ("corporate_id") REFERENCES "public"."corporate_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_corporate_id_corporate_customers_id_fk" FOREIGN KEY ("corporate_id") REFERENCES "public"."corporate_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_history" ADD CONSTRAINT "answers_history_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roi_forms" ADD CONSTRAINT "roi_forms_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_emails_address_once" ON "user_emails" USING btree (lower("email_address"));--> statement-breakpoint
CREATE INDEX "user_emails_user" ON "user_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "care_plans_patient" ON "care_plans" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "patients_specialist" ON "patients" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corporate_customers_code_once" ON "corporate_customers" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "eligibility_checks_newest" ON "eligibility_checks" USING btree ("patient_id","checked_at");--> statement-breakpoint
CREATE INDEX "roster_entries_person" ON "roster_entries" USING btree ("corporate_id","date_of_birth");--> statement-breakpoint
CREATE INDEX "roi_forms_patient" ON "roi_forms" USING btree ("patient_id","signed_at");--> statement-breakpoint
CREATE INDEX "kit_events_kit" ON "kit_events" USING btree ("kit_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "kits_one_order_at_a_time" ON "kits" USING btree ("patient_id") WHERE "kits"."status" in ('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING', 'COMPLETED');--> statement-breakpoint
CREATE INDEX "kits_patient" ON "kits" USING btree ("patient_id","ordered_at");--> statement-breakpoint
CREATE INDEX "slots_start" ON "slots" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_slot_held_once" ON "visits" USING btree ("slot_id") WHERE "visits"."status" <> 'CANCELED';--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_ahead" ON "visits" USING btree ("patient_id") WHERE "visits"."status" = 'SCHEDULED';--> statement-breakpoint
CREATE INDEX "visits_patient" ON "visits" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("record","record_id");--> statement-breakpoint
CREATE INDEX "audit_log_patient" ON "audit_log" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");