-- They are copies: all are made anew below.
DELETE FROM "assignments";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "search" text NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "name" text COLLATE "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "results_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "changed_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("last_name","first_name","id") WHERE "users"."role" <> 'member' and "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_members_by_step" ON "users" USING btree ("step") WHERE "users"."role" = 'member' and "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_name" ON "assignments" USING btree ("specialist_id","name","patient_id");
--> statement-breakpoint

-- Writes what the directory holds of some patients, from the tables that it is made of. Their rows are locked before those are read, so that of
-- two transactions that change different parts the later one sees both.
CREATE OR REPLACE FUNCTION "refresh_patient_directory"(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "patient_directory" WHERE "patient_id" = ANY (ids) ORDER BY "patient_id" FOR UPDATE;

  DELETE FROM "patient_directory" USING "users"
    WHERE "patient_id" = ANY (ids) AND "users"."id" = "patient_id" AND ("closed_at" IS NOT NULL OR "role" <> 'member');

  INSERT INTO "patient_directory" AS "known"
      ("patient_id", "search", "name", "results_at", "changed_at", "corporate_id", "roster_entry_id", "joined_at")
    SELECT u."id",
      ' ' || directory_text(concat_ws(' ', u."first_name", u."middle_name", u."last_name",
        CASE WHEN (p."first_name", p."middle_name", p."last_name") IS DISTINCT FROM (u."first_name", u."middle_name", u."last_name")
          THEN concat_ws(' ', p."first_name", p."middle_name", p."last_name") END,
        e."email_address", born."dates", joined."member_number")) || ' ',
      CASE WHEN p."last_name" <> '' THEN directory_name(p."last_name", p."first_name", p."middle_name")
        ELSE directory_name(u."last_name", u."first_name", u."middle_name") END,
      CASE WHEN kit."status" = 'COMPLETED' THEN kit."at" END,
      greatest(u."created_at", kit."at",
        (SELECT max("updated_at") FROM "answers" WHERE "patient_id" = u."id" AND "status" <> 'in-progress'),
        (SELECT max("submitted_at") FROM "answers_history" WHERE "patient_id" = u."id"),
        (SELECT max(greatest("signed_at", "revoked_at")) FROM "roi_forms" WHERE "patient_id" = u."id"),
        (SELECT max("created_at") FROM "care_plans" WHERE "patient_id" = u."id"),
        (SELECT max(greatest(ev."at", s."written_at")) FROM "visits" v
          LEFT JOIN "visit_events" ev ON ev."visit_id" = v."id" LEFT JOIN "visit_summaries" s ON s."visit_id" = v."id"
          WHERE v."patient_id" = u."id")),
      joined."corporate_id", joined."roster_entry_id", CASE WHEN joined."corporate_id" IS NOT NULL THEN joined."checked_at" END
    FROM "users" u
    LEFT JOIN "patients" p ON p."id" = u."id"
    LEFT JOIN LATERAL (SELECT string_agg("email_address", ' ' ORDER BY "created_at") AS "email_address" FROM "user_emails" WHERE "user_id" = u."id") e ON true
    LEFT JOIN LATERAL (SELECT string_agg(DISTINCT to_char(p."date_of_birth", form), ' ') AS "dates"
      FROM unnest(ARRAY['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'FMMM/FMDD/YYYY', 'FMDD/FMMM/YYYY']) form) born ON true
    LEFT JOIN LATERAL (SELECT r."member_number", c."corporate_id", c."roster_entry_id", c."checked_at"
      FROM "eligibility_checks" c LEFT JOIN "roster_entries" r ON r."id" = c."roster_entry_id"
      WHERE c."patient_id" = u."id" AND c."eligible" ORDER BY c."checked_at" DESC LIMIT 1) joined ON true
    LEFT JOIN LATERAL (SELECT k."status", (SELECT max("at") FROM "kit_events" WHERE "kit_id" = k."id") AS "at" FROM "kits" k
      WHERE k."patient_id" = u."id" ORDER BY k."ordered_at" DESC LIMIT 1) kit ON true
    WHERE u."id" = ANY (ids) AND u."role" = 'member' AND u."closed_at" IS NULL
  ON CONFLICT ("patient_id") DO UPDATE SET "search" = excluded."search", "name" = excluded."name",
    "results_at" = excluded."results_at", "changed_at" = excluded."changed_at",
    "corporate_id" = excluded."corporate_id", "roster_entry_id" = excluded."roster_entry_id", "joined_at" = excluded."joined_at"
    WHERE "known" IS DISTINCT FROM excluded;

  DELETE FROM "assignments" a WHERE a."patient_id" = ANY (ids) AND NOT EXISTS (SELECT FROM "visits" v JOIN "slots" s ON s."id" = v."slot_id"
    WHERE v."patient_id" = a."patient_id" AND s."specialist_id" = a."specialist_id" AND v."status" <> 'CANCELED');

  INSERT INTO "assignments" AS "known" ("specialist_id", "patient_id", "planned_starts_at", "planned_ends_at", "met_at", "missed_at", "owed_from",
      "search", "name", "results_at", "changed_at")
    SELECT s."specialist_id", d."patient_id",
      max(s."starts_at") FILTER (WHERE v."status" = 'SCHEDULED' AND v."superseded_at" IS NULL),
      max(s."ends_at") FILTER (WHERE v."status" = 'SCHEDULED' AND v."superseded_at" IS NULL),
      max(s."starts_at") FILTER (WHERE v."status" = 'COMPLETED' OR v."status" = 'SCHEDULED' AND v."superseded_at" IS NOT NULL),
      max(s."starts_at") FILTER (WHERE v."status" = 'MISSED'),
      min(s."ends_at") FILTER (WHERE v."status" IN ('SCHEDULED', 'COMPLETED')
        AND NOT EXISTS (SELECT FROM "visit_summaries" w WHERE w."visit_id" = v."id")),
      d."search", d."name", d."results_at", d."changed_at"
    FROM "visits" v
    JOIN "slots" s ON s."id" = v."slot_id"
    JOIN "patient_directory" d ON d."patient_id" = v."patient_id"
    WHERE v."patient_id" = ANY (ids) AND v."status" <> 'CANCELED'
    GROUP BY s."specialist_id", d."patient_id"
  ON CONFLICT ("specialist_id", "patient_id") DO UPDATE SET "planned_starts_at" = excluded."planned_starts_at",
    "planned_ends_at" = excluded."planned_ends_at", "met_at" = excluded."met_at", "missed_at" = excluded."missed_at",
    "owed_from" = excluded."owed_from", "search" = excluded."search", "name" = excluded."name",
    "results_at" = excluded."results_at", "changed_at" = excluded."changed_at"
    WHERE "known" IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint

-- Who is assigned already.
SELECT refresh_patient_directory(array_agg("id")) FROM "users";
