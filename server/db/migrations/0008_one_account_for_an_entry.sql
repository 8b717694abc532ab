ALTER TABLE "eligibility_checks" ADD COLUMN "roster_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_roster_entry_id_roster_entries_id_fk" FOREIGN KEY ("roster_entry_id") REFERENCES "public"."roster_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eligibility_checks_roster_entry" ON "eligibility_checks" USING btree ("roster_entry_id");--> statement-breakpoint

-- Checks from before joined by the entry that has their name, birthday and zip code (names as in bareName of domain/eligibility.ts),
-- and was valid then. Where two accounts did so by one entry, both stay in, and nobody else comes in by it.
UPDATE "eligibility_checks" SET "roster_entry_id" = (
  SELECT "entry"."id" FROM "roster_entries" AS "entry"
  WHERE "entry"."corporate_id" = "eligibility_checks"."corporate_id"
    AND "entry"."date_of_birth" = ("details" ->> 'date_of_birth')::date
    AND regexp_replace(lower(normalize("entry"."first_name", NFKD)), '[^[:alnum:]]', '', 'g')
      = regexp_replace(lower(normalize("details" ->> 'first_name', NFKD)), '[^[:alnum:]]', '', 'g')
    AND regexp_replace(lower(normalize("entry"."last_name", NFKD)), '[^[:alnum:]]', '', 'g')
      = regexp_replace(lower(normalize("details" ->> 'last_name', NFKD)), '[^[:alnum:]]', '', 'g')
    AND ("entry"."zip" = '' OR left("entry"."zip", 5) = left("details" ->> 'zip', 5))
    AND "entry"."valid_from" <= "checked_at"::date + 1
    AND ("entry"."valid_to" IS NULL OR "entry"."valid_to" >= "checked_at"::date - 1)
  ORDER BY "entry"."id" LIMIT 1
)
WHERE "eligible" AND "corporate_id" IS NOT NULL;
