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
	"closed_at" timestamp (3) with time zone,
	"identity_removed_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"sessions_valid_from" timestamp (3) with time zone,
	"sessions_revoked_for" timestamp (3) with time zone,
	"claims_version" integer DEFAULT 1 NOT NULL,
	"claims_settled" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_firebase_id_unique" UNIQUE("firebase_id"),
	CONSTRAINT "users_step_of_members_only" CHECK (("users"."role" = 'member') = ("users"."step" is not null)),
	CONSTRAINT "users_members_agreed" CHECK ("users"."role" <> 'member' or ("users"."agreed_to_terms_at" is not null and "users"."agreed_to_privacy_at" is not null)),
	CONSTRAINT "users_removed_once_closed" CHECK ("users"."identity_removed_at" is null or "users"."closed_at" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"state" text,
	"zip" text,
	"partner_code" text,
	"signing_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"draft_key" "bytea" DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
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
	"welcome" jsonb,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corporate_customers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "corporate_customers_slug_form" CHECK ("corporate_customers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("corporate_customers"."slug") <= 40),
	CONSTRAINT "corporate_customers_welcome_in_both_languages" CHECK ("corporate_customers"."welcome" is null or (coalesce("corporate_customers"."welcome" ->> 'en', '') <> '' and coalesce("corporate_customers"."welcome" ->> 'es', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "eligibility_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"eligible" boolean NOT NULL,
	"reasons" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"corporate_id" uuid,
	"roster_entry_id" uuid,
	"acted_by" uuid,
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"submitted_at" timestamp (3) with time zone NOT NULL,
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
	"locale" text NOT NULL,
	"signature" jsonb NOT NULL,
	"signing_consent" jsonb,
	"particulars" jsonb,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revocation_received_on" date,
	"content_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roi_forms_hash" CHECK ("roi_forms"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "roi_forms_signing_consent_is_an_object" CHECK (jsonb_typeof("roi_forms"."signing_consent") = 'object'),
	CONSTRAINT "roi_forms_particulars_are_an_object" CHECK (jsonb_typeof("roi_forms"."particulars") = 'object'),
	CONSTRAINT "roi_forms_locale" CHECK ("roi_forms"."locale" in ('en', 'es')),
	CONSTRAINT "roi_forms_expire_after_signing" CHECK ("roi_forms"."expires_on" > ("roi_forms"."signed_at" at time zone 'Pacific/Pago_Pago')::date),
	CONSTRAINT "roi_forms_revoked_after_signing" CHECK ("roi_forms"."revoked_at" >= "roi_forms"."signed_at"),
	CONSTRAINT "roi_forms_received_when_revoked" CHECK ("roi_forms"."revocation_received_on" is null or "roi_forms"."revoked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sharing_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kit_id" uuid NOT NULL,
	"status" "kit_status" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"reason_code" text,
	"reason_locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "kit_events_reason_code" CHECK ("kit_events"."reason_code" in ('sample-too-small', 'sample-leaked', 'sample-unreadable', 'other-test', 'tested-before', 'asked-to-cancel', 'kit-lost', 'account-closed')),
	CONSTRAINT "kit_events_reason_locale" CHECK ("kit_events"."reason_locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" "kit_status" DEFAULT 'SUBMITTED' NOT NULL,
	"address" jsonb NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"consent_locale" text NOT NULL,
	"ordered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kits_consent_locale" CHECK ("kits"."consent_locale" in ('en', 'es'))
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
	"sequence" integer DEFAULT 0 NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_status" CHECK ("visits"."status" in ('SCHEDULED', 'COMPLETED', 'CANCELED', 'MISSED')),
	CONSTRAINT "visits_medium" CHECK ("visits"."medium" in ('video', 'phone')),
	CONSTRAINT "visits_phone_for_calls" CHECK ("visits"."medium" <> 'phone' or "visits"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "care_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"visit_id" uuid,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "care_plans_items_are_a_list" CHECK (jsonb_typeof("care_plans"."items") = 'array'),
	CONSTRAINT "care_plans_locale" CHECK ("care_plans"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "visit_summaries" (
	"visit_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_summaries_visit_id_version_pk" PRIMARY KEY("visit_id","version"),
	CONSTRAINT "visit_summaries_locale" CHECK ("visit_summaries"."locale" in ('en', 'es')),
	CONSTRAINT "visit_summaries_count_from_one" CHECK ("visit_summaries"."version" > 0),
	CONSTRAINT "visit_summaries_content_is_an_object" CHECK (jsonb_typeof("visit_summaries"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"specialist_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licenses_specialist_id_state_pk" PRIMARY KEY("specialist_id","state"),
	CONSTRAINT "licenses_state_code" CHECK ("licenses"."state" ~ '^[A-Z]{2}$')
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
	"impersonated_id" uuid,
	"identity_id" text NOT NULL,
	"identity_verified" boolean DEFAULT true NOT NULL,
	"operation" text NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	"detail" text,
	"record" text NOT NULL,
	"record_id" text NOT NULL,
	"patient_id" uuid,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('done', 'refused')),
	CONSTRAINT "audit_log_refusals_say_why" CHECK ("audit_log"."outcome" <> 'refused' or "audit_log"."detail" is not null),
	CONSTRAINT "audit_log_nobody_unverified_did_anything" CHECK ("audit_log"."identity_verified" or ("audit_log"."outcome" = 'refused' and "audit_log"."actor_id" is null))
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
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_name" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "impersonations_of_somebody_else" CHECK ("impersonations"."admin_id" <> "impersonations"."member_id"),
	CONSTRAINT "impersonations_in_order" CHECK ("impersonations"."ends_at" > "impersonations"."started_at"),
	CONSTRAINT "impersonations_end_after_start" CHECK ("impersonations"."ended_at" >= "impersonations"."started_at"),
	CONSTRAINT "impersonations_ended_by" CHECK ("impersonations"."ended_by" in ('admin', 'time', 'role')),
	CONSTRAINT "impersonations_end_has_a_cause" CHECK (("impersonations"."ended_at" is null) = ("impersonations"."ended_by" is null)),
	CONSTRAINT "impersonations_restored_at_the_end" CHECK ("impersonations"."restored_at" is null or "impersonations"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "user_emails" ADD CONSTRAINT "user_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_phones" ADD CONSTRAINT "user_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_corporate_id_corporate_customers_id_fk" FOREIGN KEY ("corporate_id") REFERENCES "public"."corporate_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_roster_entry_id_roster_entries_id_fk" FOREIGN KEY ("roster_entry_id") REFERENCES "public"."roster_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_corporate_id_corporate_customers_id_fk" FOREIGN KEY ("corporate_id") REFERENCES "public"."corporate_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_history" ADD CONSTRAINT "answers_history_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roi_forms" ADD CONSTRAINT "roi_forms_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_decisions" ADD CONSTRAINT "sharing_decisions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_emails_address_once" ON "user_emails" USING btree (lower("email_address"));--> statement-breakpoint
CREATE INDEX "user_emails_user" ON "user_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_identity_to_remove" ON "users" USING btree ("closed_at") WHERE "users"."closed_at" is not null and "users"."identity_removed_at" is null;--> statement-breakpoint
CREATE INDEX "users_claims_to_settle" ON "users" USING btree ("id") WHERE "users"."claims_settled" < "users"."claims_version";--> statement-breakpoint
CREATE INDEX "users_sessions_to_revoke" ON "users" USING btree ("id") WHERE "users"."sessions_valid_from" is distinct from "users"."sessions_revoked_for";--> statement-breakpoint
CREATE UNIQUE INDEX "user_phones_one_primary" ON "user_phones" USING btree ("user_id") WHERE "user_phones"."is_primary";--> statement-breakpoint
CREATE INDEX "user_phones_user" ON "user_phones" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corporate_customers_code_once" ON "corporate_customers" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "eligibility_checks_newest" ON "eligibility_checks" USING btree ("patient_id","checked_at");--> statement-breakpoint
CREATE INDEX "eligibility_checks_roster_entry" ON "eligibility_checks" USING btree ("roster_entry_id");--> statement-breakpoint
CREATE INDEX "roster_entries_person" ON "roster_entries" USING btree ("corporate_id","date_of_birth");--> statement-breakpoint
CREATE INDEX "roi_forms_patient" ON "roi_forms" USING btree ("patient_id","signed_at");--> statement-breakpoint
CREATE INDEX "sharing_decisions_patient" ON "sharing_decisions" USING btree ("patient_id","decided_at");--> statement-breakpoint
CREATE INDEX "kit_events_kit" ON "kit_events" USING btree ("kit_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "kits_one_order_at_a_time" ON "kits" USING btree ("patient_id") WHERE "kits"."status" in ('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING', 'COMPLETED');--> statement-breakpoint
CREATE INDEX "kits_patient" ON "kits" USING btree ("patient_id","ordered_at");--> statement-breakpoint
CREATE INDEX "slots_start" ON "slots" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_slot_held_once" ON "visits" USING btree ("slot_id") WHERE "visits"."status" <> 'CANCELED';--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_ahead" ON "visits" USING btree ("patient_id") WHERE "visits"."status" = 'SCHEDULED' and "visits"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "visits_patient" ON "visits" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "care_plans_patient" ON "care_plans" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "licenses_state" ON "licenses" USING btree ("state","expires_on");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("record","record_id");--> statement-breakpoint
CREATE INDEX "audit_log_patient" ON "audit_log" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_refused" ON "audit_log" USING btree ("at") WHERE "audit_log"."outcome" = 'refused';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_one_open" ON "impersonations" USING btree ("admin_id") WHERE "impersonations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "impersonations_member" ON "impersonations" USING btree ("member_id","started_at");--> statement-breakpoint
CREATE INDEX "impersonations_admin" ON "impersonations" USING btree ("admin_id","started_at");--> statement-breakpoint
CREATE INDEX "impersonations_unsettled" ON "impersonations" USING btree ("ends_at") WHERE "impersonations"."restored_at" is null;
--> statement-breakpoint

-- Rules that a table definition can't say.

-- A member's step never moves back (the enum's order is the journey's order).
CREATE FUNCTION "users_step_never_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."step" < OLD."step" THEN
    RAISE EXCEPTION 'the step of a member never moves back' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_step_never_back';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_step_never_back" BEFORE UPDATE OF "step" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_step_never_back"();
--> statement-breakpoint

-- Processes remember who may do what. Whoever changes that, by whatever way, tells them all with the commit.
CREATE FUNCTION "users_tell_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('novi_standing', OLD."firebase_id");
  IF TG_OP = 'UPDATE' AND NEW."firebase_id" <> OLD."firebase_id" THEN
    PERFORM pg_notify('novi_standing', NEW."firebase_id");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_tell_changed_standing" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."id", OLD."firebase_id", OLD."role", OLD."closed_at", OLD."disabled_at", OLD."sessions_valid_from")
    IS DISTINCT FROM (NEW."id", NEW."firebase_id", NEW."role", NEW."closed_at", NEW."disabled_at", NEW."sessions_valid_from"))
  EXECUTE FUNCTION "users_tell_standing"();
--> statement-breakpoint
CREATE TRIGGER "users_tell_lost_standing" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_tell_standing"();
--> statement-breakpoint

-- What the claims of an account must say follows from these two: a change is told to the provider, by the sweep at the latest.
CREATE FUNCTION "users_count_claims"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."claims_version" := OLD."claims_version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_count_claims" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."firebase_id", OLD."role") IS DISTINCT FROM (NEW."firebase_id", NEW."role"))
  EXECUTE FUNCTION "users_count_claims"();
--> statement-breakpoint

-- Rows of the audit trail are only added. (Removing what is past its time of keeping is done by the tables' owner,
-- who must switch the trigger off to do so.)
CREATE FUNCTION "audit_log_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail can only grow' USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_only_grows';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "audit_log_only_grows"();
--> statement-breakpoint

-- Who acted as whom, since when and why stays as it was written; it can end, once, and the claims be brought back.
CREATE FUNCTION "impersonations_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (OLD."ended_at" IS NOT NULL AND (NEW."ended_at", NEW."ended_by") IS DISTINCT FROM (OLD."ended_at", OLD."ended_by"))
    OR to_jsonb(NEW) - 'ended_at' - 'ended_by' - 'restored_at' IS DISTINCT FROM to_jsonb(OLD) - 'ended_at' - 'ended_by' - 'restored_at' THEN
    RAISE EXCEPTION 'who acted as whom stays as it was written' USING ERRCODE = 'check_violation', CONSTRAINT = 'impersonations_stay';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "impersonations_stay" BEFORE UPDATE OR DELETE ON "impersonations"
  FOR EACH ROW EXECUTE FUNCTION "impersonations_stay"();
--> statement-breakpoint

-- A slug travels where a code is typed, so it must not lead to another partner.
CREATE FUNCTION "corporate_slug_is_nobody_elses_code"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "corporate_customers" other
    WHERE other."id" <> NEW."id" AND (lower(other."code") = NEW."slug" OR other."slug" = lower(NEW."code"))
  ) THEN
    RAISE EXCEPTION 'the slug of a partner is the code of another' USING ERRCODE = 'unique_violation', CONSTRAINT = 'corporate_slug_is_nobody_elses_code';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "corporate_slug_is_nobody_elses_code" BEFORE INSERT OR UPDATE OF "slug", "code" ON "corporate_customers"
  FOR EACH ROW EXECUTE FUNCTION "corporate_slug_is_nobody_elses_code"();
--> statement-breakpoint

-- A signed release stays as it was signed; it can be revoked once. With a revocation may come the day on which it was received in writing.
CREATE FUNCTION "roi_forms_stay_as_signed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  revocation constant text[] := ARRAY['revoked_at', 'revocation_received_on', 'version'];
BEGIN
  IF OLD."revoked_at" IS NOT NULL OR to_jsonb(NEW) - revocation IS DISTINCT FROM to_jsonb(OLD) - revocation THEN
    RAISE EXCEPTION 'a signed release can only be revoked, once' USING ERRCODE = 'check_violation', CONSTRAINT = 'roi_forms_stay_as_signed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "roi_forms_stay_as_signed" BEFORE UPDATE ON "roi_forms"
  FOR EACH ROW EXECUTE FUNCTION "roi_forms_stay_as_signed"();
--> statement-breakpoint

-- A signed release is never removed, nor is one that was revoked: what was shared on it must be shown for years.
CREATE FUNCTION "roi_forms_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signed release is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'roi_forms_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER "roi_forms_are_kept" BEFORE DELETE ON "roi_forms"
  FOR EACH ROW EXECUTE FUNCTION "roi_forms_are_kept"();
--> statement-breakpoint

-- A summary that was given to a patient is never changed or removed: a change is another version.
CREATE FUNCTION "visit_summaries_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a summary is kept as it was given' USING ERRCODE = 'check_violation', CONSTRAINT = 'visit_summaries_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER "visit_summaries_are_kept" BEFORE UPDATE OR DELETE ON "visit_summaries"
  FOR EACH ROW EXECUTE FUNCTION "visit_summaries_are_kept"();
--> statement-breakpoint

-- The slots of one specialist never overlap. (btree_gist is a trusted extension: no superuser is needed.)
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_never_overlap"
  EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
