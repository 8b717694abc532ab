-- Family histories now hold the member’s own illnesses, their ancestry by side, twins, adoption in and out, and more about each
-- illness. What nobody was asked stays open (null), in what was submitted, too: nobody answered it.

-- Breast cancer on both sides was a condition of its own. Where both stood with one relative, they are one, from the earlier age on.
CREATE FUNCTION "pg_temp"."conditions_with_both_sides"(conditions jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(
    '{"decade_of_onset": null, "bilateral": null, "more_than_one": null}' || each
    || CASE WHEN each ->> 'condition' IN ('breast-cancer', 'bilateral-breast-cancer') AND is_bilateral
      THEN jsonb_build_object('condition', 'breast-cancer', 'bilateral', 'yes', 'age_of_onset', earliest)
      ELSE '{}' END
    ORDER BY place), '[]')
  FROM (
    SELECT each, place,
      bool_or(each ->> 'condition' = 'bilateral-breast-cancer') OVER () AS is_bilateral,
      min((each ->> 'age_of_onset')::int) FILTER (WHERE each ->> 'condition' IN ('breast-cancer', 'bilateral-breast-cancer')) OVER () AS earliest,
      min(place) FILTER (WHERE each ->> 'condition' IN ('breast-cancer', 'bilateral-breast-cancer')) OVER () AS first_place
    FROM jsonb_array_elements(conditions) WITH ORDINALITY AS listed(each, place)
  ) AS placed
  WHERE NOT is_bilateral OR each ->> 'condition' NOT IN ('breast-cancer', 'bilateral-breast-cancer') OR place = first_place
$$;
--> statement-breakpoint

CREATE FUNCTION "pg_temp"."relative_of_three_generations"(relative jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT ('{"gender": null, "via": null}' || (relative - 'adopted')) || jsonb_build_object(
    'conditions', "pg_temp"."conditions_with_both_sides"(relative -> 'conditions'),
    'adoption', coalesce(relative ->> 'adoption', CASE relative ->> 'adopted' WHEN 'yes' THEN 'in' WHEN 'no' THEN 'none' ELSE 'unknown' END))
$$;
--> statement-breakpoint

CREATE FUNCTION "pg_temp"."history_of_three_generations"(history jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT '{
    "parents_relation": null, "sex_assigned_at_birth": null, "gender": null, "has_conditions": null, "conditions": [], "twins": [],
    "ancestry": { "maternal": { "origins": [], "other": "" }, "paternal": { "origins": [], "other": "" } },
    "counted": {
      "siblings": null, "half_siblings": null, "children": null,
      "maternal_aunts_and_uncles": null, "paternal_aunts_and_uncles": null
    }
  }' || jsonb_set(history, '{relatives}', coalesce((
    SELECT jsonb_agg("pg_temp"."relative_of_three_generations"(relative) ORDER BY place)
    FROM jsonb_array_elements(history -> 'relatives') WITH ORDINALITY AS listed(relative, place)
  ), '[]'))
$$;
--> statement-breakpoint

UPDATE "answers" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."history_of_three_generations"("body" -> 'family_history'))
WHERE "body" ? 'family_history';
--> statement-breakpoint
UPDATE "answers_history" SET "body" = jsonb_set("body", '{family_history}', "pg_temp"."history_of_three_generations"("body" -> 'family_history'))
WHERE "body" ? 'family_history';
