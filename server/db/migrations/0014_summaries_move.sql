-- What was written after a visit so far was one text: it becomes the first version of its summary, by the visit's specialist.
INSERT INTO "visit_summaries" ("visit_id", "version", "author_id", "locale", "content", "written_at")
SELECT "visits"."id", 1, "slots"."specialist_id", 'en', jsonb_build_object(
  'overview', btrim("visits"."summary"),
  'reason', '',
  'family_history', '',
  'medical_history', '',
  'result', jsonb_build_object('outcome', null, 'text', ''),
  'next_appointments', '[]'::jsonb,
  'contact_note', ''
), "visits"."updated_at"
FROM "visits" JOIN "slots" ON "slots"."id" = "visits"."slot_id"
WHERE btrim("visits"."summary") <> '';--> statement-breakpoint
-- The items of a plan were sentences: nobody was asked who does it, and by when.
UPDATE "care_plans" SET "items" = coalesce((
  SELECT jsonb_agg(
    jsonb_build_object('what', "item"."value", 'who', null, 'timing', '', 'due_on', null) ORDER BY "item"."ordinality"
  )
  FROM jsonb_array_elements("care_plans"."items") WITH ORDINALITY AS "item"
), '[]'::jsonb)
WHERE NOT jsonb_path_exists("items", '$[*].what');--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "summary";
