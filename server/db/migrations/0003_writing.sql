CREATE TABLE "writing_drafts" (
	"visit_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "writing_drafts_visit_id_specialist_id_kind_pk" PRIMARY KEY("visit_id","specialist_id","kind"),
	CONSTRAINT "writing_drafts_kind" CHECK ("writing_drafts"."kind" in ('summary', 'care-plan')),
	CONSTRAINT "writing_drafts_values_are_an_object" CHECK (jsonb_typeof("writing_drafts"."values") = 'object')
);
--> statement-breakpoint
ALTER TABLE "care_plans" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "care_plans" ADD COLUMN "progress" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "care_plans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "writing_drafts" ADD CONSTRAINT "writing_drafts_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_drafts" ADD CONSTRAINT "writing_drafts_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_replaces_care_plans_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."care_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_replaced_once" UNIQUE("replaces");
--> statement-breakpoint

-- What a plan says stays as it was given; how far its items are goes on.
CREATE FUNCTION "care_plans_stay_as_given"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  going_on constant text[] := ARRAY['progress', 'version'];
BEGIN
  IF to_jsonb(NEW) - going_on IS DISTINCT FROM to_jsonb(OLD) - going_on THEN
    RAISE EXCEPTION 'what a plan says stays as it was given' USING ERRCODE = 'check_violation', CONSTRAINT = 'care_plans_stay_as_given';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "care_plans_stay_as_given" BEFORE UPDATE ON "care_plans"
  FOR EACH ROW EXECUTE FUNCTION "care_plans_stay_as_given"();
