-- Family histories now tell “not answered” from “I don’t know” and from “none”. What was stored before could not: a relative
-- without conditions may be a healthy one or one nobody was asked about.
CREATE FUNCTION "pg_temp"."with_has_conditions"(history jsonb, without_conditions jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(history, '{relatives}', coalesce((
    SELECT jsonb_agg(CASE
      WHEN relative ? 'has_conditions' THEN relative
      WHEN jsonb_array_length(relative -> 'conditions') > 0 THEN relative || '{"has_conditions": "yes"}'
      ELSE relative || jsonb_build_object('has_conditions', without_conditions)
    END ORDER BY place)
    FROM jsonb_array_elements(history -> 'relatives') WITH ORDINALITY AS listed(relative, place)
  ), '[]'))
$$;
--> statement-breakpoint

-- What was submitted stays valid: nothing more is known of these relatives.
UPDATE "answers" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."with_has_conditions"("body" -> 'family_history', '"unknown"'))
WHERE "status" <> 'in-progress' AND "body" ? 'family_history';
--> statement-breakpoint
UPDATE "answers_history" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."with_has_conditions"("body" -> 'family_history', '"unknown"'))
WHERE "body" ? 'family_history';
--> statement-breakpoint

-- In a draft the question is open, and so are the three about the member: “unknown” was also what stood there before an answer.
UPDATE "answers" SET "body" = jsonb_set("body", '{family_history}',
  "pg_temp"."with_has_conditions"("body" -> 'family_history', 'null') || coalesce((
    SELECT jsonb_object_agg(question, null)
    FROM unnest(ARRAY['adopted', 'ashkenazi_jewish', 'parents_related']) AS question
    WHERE "body" -> 'family_history' ->> question = 'unknown'
  ), '{}'))
WHERE "status" = 'in-progress' AND "body" ? 'family_history';
