-- A signed release is never removed, nor is one that was revoked: what was shared on it must be shown for years.
CREATE FUNCTION "roi_forms_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signed release is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'roi_forms_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER "roi_forms_are_kept" BEFORE DELETE ON "roi_forms"
  FOR EACH ROW EXECUTE FUNCTION "roi_forms_are_kept"();
