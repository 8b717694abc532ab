CREATE TABLE "name_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_words_spelling" ON "name_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
ALTER FUNCTION "refresh_patient_directory"(uuid[]) RENAME TO "refresh_directory_rows";
--> statement-breakpoint

-- The words of the names that the directory has of some patients.
CREATE FUNCTION "name_words_of"(ids uuid[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}')
  FROM "patient_directory", string_to_table("name", ' ') word
  WHERE "patient_id" = ANY (ids) AND word <> ''
$$;
--> statement-breakpoint

-- Writes what the directory holds of some patients, and which words names have.
CREATE FUNCTION "refresh_patient_directory"(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text[];
  after text[];
  gone text[];
BEGIN
  PERFORM 1 FROM "patient_directory" WHERE "patient_id" = ANY (ids) ORDER BY "patient_id" FOR UPDATE;
  before := name_words_of(ids);
  PERFORM refresh_directory_rows(ids);
  after := name_words_of(ids);

  gone := ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(after));
  IF cardinality(gone) > 0 THEN
    -- Whoever adds a name meanwhile is waited for, or waits: else a word could go that somebody has just been given.
    LOCK TABLE "name_words" IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM "name_words" WHERE "word" = ANY (gone) AND NOT EXISTS (SELECT FROM "patient_directory"
      WHERE "name" LIKE '% ' || regexp_replace("word", '([\\%_])', '\\\1', 'g') || ' %');
  END IF;

  INSERT INTO "name_words" SELECT unnest(after) EXCEPT SELECT unnest(before) ORDER BY 1 ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint

-- Who is a member already.
INSERT INTO "name_words" SELECT DISTINCT word FROM "patient_directory", string_to_table("name", ' ') word WHERE word <> '';
