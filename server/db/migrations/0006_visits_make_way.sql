-- Who may see a patient's record follows from the visits (server/contract/authorize.ts), so it is not kept a second time.
ALTER TABLE "patients" DROP CONSTRAINT "patients_specialist_id_users_id_fk";--> statement-breakpoint
DROP INDEX "patients_specialist";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "specialist_id";--> statement-breakpoint

DROP INDEX "visits_one_ahead";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "made_way_at" timestamp (3) with time zone;--> statement-breakpoint

-- A booking marked the visit before it as missed, though nobody had said so. The trail tells: it names the visit for its own
-- booking, and once more for the later one.
UPDATE "visits" SET "status" = 'SCHEDULED', "made_way_at" = "updated_at", "version" = "version" + 1
WHERE "status" = 'MISSED' AND 1 < (
  SELECT count(*) FROM "audit_log"
  WHERE "record" = 'visit' AND "record_id" = "visits"."id"::text AND "operation" = 'scheduleVisit'
);--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_ahead" ON "visits" USING btree ("patient_id") WHERE "visits"."status" = 'SCHEDULED' and "visits"."made_way_at" is null;
