CREATE TABLE "visit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"reason_locale" text DEFAULT 'en' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"specialist_id" uuid NOT NULL,
	CONSTRAINT "visit_events_kind" CHECK ("visit_events"."kind" in ('booked', 'moved', 'canceled', 'completed', 'missed')),
	CONSTRAINT "visit_events_by" CHECK ("visit_events"."by" in ('patient', 'care-team')),
	CONSTRAINT "visit_events_reason_locale" CHECK ("visit_events"."reason_locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "availabilities" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"availability" jsonb NOT NULL,
	"slots_until" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availabilities_is_an_object" CHECK (jsonb_typeof("availabilities"."availability") = 'object')
);
--> statement-breakpoint
DROP INDEX "slots_start";--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "state" text DEFAULT 'offered' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "mediums" text[] DEFAULT '{"video","phone"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_events_visit" ON "visit_events" USING btree ("visit_id","at");--> statement-breakpoint
CREATE INDEX "availabilities_slots_until" ON "availabilities" USING btree ("slots_until");--> statement-breakpoint
CREATE INDEX "slots_specialist" ON "slots" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "slots_start" ON "slots" USING btree ("starts_at") WHERE "slots"."state" = 'offered';--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_state" CHECK ("slots"."state" in ('offered', 'kept', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_mediums" CHECK (cardinality("slots"."mediums") > 0 and "slots"."mediums" <@ array['video', 'phone']);
--> statement-breakpoint

-- A slot that is there for canceled visits alone is in nobody's way.
ALTER TABLE "slots" DROP CONSTRAINT "slots_never_overlap";
--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_never_overlap"
  EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" <> 'withdrawn');
--> statement-breakpoint

-- A slot that was kept for its visit is not offered again when the visit is called off or moved.
CREATE FUNCTION "visits_leave_kept_slot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "slots" SET "state" = 'withdrawn' WHERE "id" = OLD."slot_id" AND "state" = 'kept';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "visits_leave_kept_slot" AFTER UPDATE OF "status", "slot_id" ON "visits" FOR EACH ROW
  WHEN (OLD."slot_id" <> NEW."slot_id" OR (OLD."status" <> 'CANCELED' AND NEW."status" = 'CANCELED'))
  EXECUTE FUNCTION "visits_leave_kept_slot"();
--> statement-breakpoint

-- What was booked before there was this table was booked by its patient.
INSERT INTO "visit_events" ("visit_id", "kind", "at", "by", "actor_id", "starts_at", "ends_at", "specialist_id")
  SELECT "visits"."id", 'booked', "visits"."created_at", 'patient', "visits"."patient_id", "slots"."starts_at", "slots"."ends_at", "slots"."specialist_id"
  FROM "visits" JOIN "slots" ON "slots"."id" = "visits"."slot_id";
