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
ALTER TABLE "care_plans" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "care_plans" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_locale" CHECK ("care_plans"."locale" in ('en', 'es'));--> statement-breakpoint
-- A summary that was given to a patient is never changed or removed: a change is another version.
CREATE FUNCTION "visit_summaries_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a summary is kept as it was given' USING ERRCODE = 'check_violation', CONSTRAINT = 'visit_summaries_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER "visit_summaries_are_kept" BEFORE UPDATE OR DELETE ON "visit_summaries"
  FOR EACH ROW EXECUTE FUNCTION "visit_summaries_are_kept"();
