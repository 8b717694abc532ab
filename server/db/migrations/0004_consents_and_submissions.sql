-- Orders from before agreed to the first version of the text; which language it was read in was not kept, so it counts as English.
ALTER TABLE "kits" ADD COLUMN "consent_version" text DEFAULT '1.0.0' NOT NULL;--> statement-breakpoint
ALTER TABLE "kits" ALTER COLUMN "consent_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "kits" ADD COLUMN "consent_locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "kits" ALTER COLUMN "consent_locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_consent_locale" CHECK ("kits"."consent_locale" in ('en', 'es'));--> statement-breakpoint

-- Each save made one version and one audit row, so the nth row tells when the nth version was submitted. Where there is no
-- trail (demo data), the moment of the replacement is the nearest that is known.
ALTER TABLE "answers_history" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "answers_history" SET "submitted_at" = coalesce((
  SELECT "trail"."at" FROM (
    SELECT "at", row_number() OVER (ORDER BY "at") AS "place" FROM "audit_log"
    WHERE "record" = 'answers' AND "record_id" = "answers_history"."patient_id" || '/' || "answers_history"."questionnaire"
  ) AS "trail"
  WHERE "trail"."place" = "answers_history"."version" AND "trail"."at" <= "answers_history"."replaced_at"
), "replaced_at");--> statement-breakpoint
ALTER TABLE "answers_history" ALTER COLUMN "submitted_at" SET NOT NULL;--> statement-breakpoint

-- A check that failed has overwritten details that were accepted before: they come back.
UPDATE "patients" SET
  "first_name" = "accepted"."details" ->> 'first_name',
  "middle_name" = coalesce("accepted"."details" ->> 'middle_name', ''),
  "last_name" = "accepted"."details" ->> 'last_name',
  "date_of_birth" = ("accepted"."details" ->> 'date_of_birth')::date,
  "state" = "accepted"."details" ->> 'state',
  "zip" = "accepted"."details" ->> 'zip',
  "partner_code" = nullif("accepted"."details" ->> 'partner_code', ''),
  "version" = "version" + 1
FROM (
  SELECT DISTINCT ON ("patient_id") "patient_id", "details" FROM "eligibility_checks"
  WHERE "eligible" ORDER BY "patient_id", "checked_at" DESC
) AS "accepted"
WHERE "accepted"."patient_id" = "patients"."id" AND NOT (
  SELECT "newest"."eligible" FROM "eligibility_checks" AS "newest"
  WHERE "newest"."patient_id" = "patients"."id" ORDER BY "newest"."checked_at" DESC LIMIT 1
);--> statement-breakpoint

-- Phone numbers are kept in one form (E.164). A text that is no number of the US stays as it is (see normalizePhone).
UPDATE "visits" SET "phone" = '+1' || right(regexp_replace("phone", '[^0-9]', '', 'g'), 10)
WHERE regexp_replace("phone", '[[:space:]().-]', '', 'g') ~ '^\+?1?[2-9][0-9]{2}[2-9][0-9]{6}$' AND "phone" !~ '^\s*\+\s*[^1[:space:]]';
