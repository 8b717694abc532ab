-- Both are trusted extensions: no superuser is needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "assignments" (
	"specialist_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"planned_starts_at" timestamp (3) with time zone,
	"planned_ends_at" timestamp (3) with time zone,
	"met_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"owed_from" timestamp (3) with time zone,
	CONSTRAINT "assignments_specialist_id_patient_id_pk" PRIMARY KEY("specialist_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "patient_directory" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"search" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"results_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_patient_id_patient_directory_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient_directory"("patient_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_directory" ADD CONSTRAINT "patient_directory_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_patient" ON "assignments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "patient_directory_name" ON "patient_directory" USING btree ("name","patient_id");--> statement-breakpoint
CREATE INDEX "patient_directory_search" ON "patient_directory" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "patient_directory_spelling" ON "patient_directory" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint

-- How words stand in the directory, and are looked for: small letters without accents and apostrophes, double names as two words, and a date
-- with slashes whatever stands between its numbers. It is immutable as long as nobody edits the rules of unaccent.
CREATE FUNCTION "directory_text"(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    regexp_replace(
      regexp_replace(lower(unaccent('unaccent', normalize(said, NFC))), '[''`]', '', 'g'),
      '\m(\d{1,2})[.-](\d{1,2})[.-](\d{4})\M', '\1/\2/\3', 'g'),
    '[\s,;]+|(?<=[[:alpha:]])-(?=[[:alpha:]])', ' ', 'g'))
$$;
--> statement-breakpoint

-- Two spaces behind the last name put everybody of that name before those whose last name goes on.
CREATE FUNCTION "directory_name"(last_name text, first_name text, middle_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || directory_text(last_name) || '  ' || directory_text(first_name || ' ' || middle_name) || ' '
$$;
--> statement-breakpoint

-- Writes what the directory holds of some patients, from the tables that it is made of. Their rows are locked before those are read, so that of
-- two transactions that change different parts the later one sees both.
CREATE FUNCTION "refresh_patient_directory"(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "patient_directory" WHERE "patient_id" = ANY (ids) ORDER BY "patient_id" FOR UPDATE;

  DELETE FROM "patient_directory" USING "users"
    WHERE "patient_id" = ANY (ids) AND "users"."id" = "patient_id" AND ("closed_at" IS NOT NULL OR "role" <> 'member');

  INSERT INTO "patient_directory" AS "known" ("patient_id", "search", "name", "results_at", "changed_at")
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
          WHERE v."patient_id" = u."id"))
    FROM "users" u
    LEFT JOIN "patients" p ON p."id" = u."id"
    LEFT JOIN LATERAL (SELECT string_agg("email_address", ' ' ORDER BY "created_at") AS "email_address" FROM "user_emails" WHERE "user_id" = u."id") e ON true
    LEFT JOIN LATERAL (SELECT string_agg(DISTINCT to_char(p."date_of_birth", form), ' ') AS "dates"
      FROM unnest(ARRAY['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'FMMM/FMDD/YYYY', 'FMDD/FMMM/YYYY']) form) born ON true
    LEFT JOIN LATERAL (SELECT r."member_number" FROM "eligibility_checks" c LEFT JOIN "roster_entries" r ON r."id" = c."roster_entry_id"
      WHERE c."patient_id" = u."id" AND c."eligible" ORDER BY c."checked_at" DESC LIMIT 1) joined ON true
    LEFT JOIN LATERAL (SELECT k."status", (SELECT max("at") FROM "kit_events" WHERE "kit_id" = k."id") AS "at" FROM "kits" k
      WHERE k."patient_id" = u."id" ORDER BY k."ordered_at" DESC LIMIT 1) kit ON true
    WHERE u."id" = ANY (ids) AND u."role" = 'member' AND u."closed_at" IS NULL
  ON CONFLICT ("patient_id") DO UPDATE SET "search" = excluded."search", "name" = excluded."name",
    "results_at" = excluded."results_at", "changed_at" = excluded."changed_at"
    WHERE ("known"."search", "known"."name", "known"."results_at", "known"."changed_at")
      IS DISTINCT FROM (excluded."search", excluded."name", excluded."results_at", excluded."changed_at");

  DELETE FROM "assignments" a WHERE a."patient_id" = ANY (ids) AND NOT EXISTS (SELECT FROM "visits" v JOIN "slots" s ON s."id" = v."slot_id"
    WHERE v."patient_id" = a."patient_id" AND s."specialist_id" = a."specialist_id" AND v."status" <> 'CANCELED');

  INSERT INTO "assignments" ("specialist_id", "patient_id", "planned_starts_at", "planned_ends_at", "met_at", "missed_at", "owed_from")
    SELECT s."specialist_id", v."patient_id",
      max(s."starts_at") FILTER (WHERE v."status" = 'SCHEDULED' AND v."superseded_at" IS NULL),
      max(s."ends_at") FILTER (WHERE v."status" = 'SCHEDULED' AND v."superseded_at" IS NULL),
      max(s."starts_at") FILTER (WHERE v."status" = 'COMPLETED' OR v."status" = 'SCHEDULED' AND v."superseded_at" IS NOT NULL),
      max(s."starts_at") FILTER (WHERE v."status" = 'MISSED'),
      min(s."ends_at") FILTER (WHERE v."status" IN ('SCHEDULED', 'COMPLETED')
        AND NOT EXISTS (SELECT FROM "visit_summaries" w WHERE w."visit_id" = v."id"))
    FROM "visits" v
    JOIN "slots" s ON s."id" = v."slot_id"
    JOIN "patient_directory" d ON d."patient_id" = v."patient_id"
    WHERE v."patient_id" = ANY (ids) AND v."status" <> 'CANCELED'
    GROUP BY s."specialist_id", v."patient_id"
  ON CONFLICT ("specialist_id", "patient_id") DO UPDATE SET "planned_starts_at" = excluded."planned_starts_at",
    "planned_ends_at" = excluded."planned_ends_at", "met_at" = excluded."met_at", "missed_at" = excluded."missed_at",
    "owed_from" = excluded."owed_from";
END $$;
--> statement-breakpoint

CREATE FUNCTION "patient_directory_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  ids uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  CASE TG_TABLE_NAME
    WHEN 'users', 'patients' THEN ids := ARRAY[changed."id"];
    WHEN 'user_emails' THEN ids := ARRAY[changed."user_id"];
    WHEN 'slots' THEN ids := ARRAY(SELECT DISTINCT "patient_id" FROM "visits" WHERE "slot_id" = changed."id");
    WHEN 'visit_summaries' THEN ids := ARRAY(SELECT "patient_id" FROM "visits" WHERE "id" = changed."visit_id");
    WHEN 'roster_entries' THEN
      ids := ARRAY(SELECT DISTINCT "patient_id" FROM "eligibility_checks" WHERE "roster_entry_id" = changed."id");
    ELSE ids := ARRAY[changed."patient_id"];
  END CASE;
  PERFORM refresh_patient_directory(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- At the commit, when the rows that belong together are all there, and no other lock is waited for with this one held.
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR UPDATE OF "first_name", "middle_name", "last_name", "role", "closed_at" ON "users"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR UPDATE OF "first_name", "middle_name", "last_name", "date_of_birth" ON "patients"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR DELETE OR UPDATE OF "email_address", "user_id" ON "user_emails"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR UPDATE OF "eligible", "roster_entry_id" ON "eligibility_checks"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER UPDATE OF "member_number" ON "roster_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR UPDATE OF "status" ON "answers"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."status" <> 'in-progress') EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "kits"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR UPDATE ON "roi_forms"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT ON "care_plans"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT OR DELETE OR UPDATE OF "status", "slot_id", "superseded_at" ON "visits"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER UPDATE OF "specialist_id", "starts_at", "ends_at" ON "slots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "patient_directory_follows" AFTER INSERT ON "visit_summaries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "patient_directory_follows"();
--> statement-breakpoint

-- Who is a member already.
SELECT refresh_patient_directory(array_agg("id")) FROM "users";
