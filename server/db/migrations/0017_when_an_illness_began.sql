-- “I don’t know” when an illness began is now stored apart from no answer. What is stored with neither an age nor a decade could be
-- either: it counts as not answered, and is asked once more where the family history is changed.

CREATE FUNCTION "pg_temp"."conditions_with_onset"(conditions jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg('{"onset_unknown": false}' || each ORDER BY place), '[]')
  FROM jsonb_array_elements(conditions) WITH ORDINALITY AS listed(each, place)
$$;
--> statement-breakpoint

CREATE FUNCTION "pg_temp"."history_with_onsets"(history jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT history || jsonb_build_object(
    'conditions', "pg_temp"."conditions_with_onset"(history -> 'conditions'),
    'relatives', coalesce((
      SELECT jsonb_agg(relative || jsonb_build_object('conditions', "pg_temp"."conditions_with_onset"(relative -> 'conditions')) ORDER BY place)
      FROM jsonb_array_elements(history -> 'relatives') WITH ORDINALITY AS listed(relative, place)
    ), '[]'))
$$;
--> statement-breakpoint

UPDATE "answers" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."history_with_onsets"("body" -> 'family_history'))
WHERE "body" ? 'family_history';
--> statement-breakpoint
UPDATE "answers_history" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."history_with_onsets"("body" -> 'family_history'))
WHERE "body" ? 'family_history';
