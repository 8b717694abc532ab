-- Rules that a table definition can't say.

-- A member's step never moves back (the enum's order is the journey's order).
CREATE FUNCTION "users_step_never_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."step" < OLD."step" THEN
    RAISE EXCEPTION 'the step of a member never moves back' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_step_never_back';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_step_never_back" BEFORE UPDATE OF "step" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_step_never_back"();
--> statement-breakpoint

-- A signed release stays as it was signed; it can be revoked once.
CREATE FUNCTION "roi_forms_stay_as_signed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."revoked_at" IS NOT NULL
    OR to_jsonb(NEW) - 'revoked_at' - 'version' IS DISTINCT FROM to_jsonb(OLD) - 'revoked_at' - 'version' THEN
    RAISE EXCEPTION 'a signed release can only be revoked, once' USING ERRCODE = 'check_violation', CONSTRAINT = 'roi_forms_stay_as_signed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "roi_forms_stay_as_signed" BEFORE UPDATE ON "roi_forms"
  FOR EACH ROW EXECUTE FUNCTION "roi_forms_stay_as_signed"();
--> statement-breakpoint

-- Rows of the audit trail are only added. (Removing what is past its time of keeping is done by the tables' owner,
-- who must switch the trigger off to do so.)
CREATE FUNCTION "audit_log_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail can only grow' USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_only_grows';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "audit_log_only_grows"();
--> statement-breakpoint

-- The slots of one specialist never overlap. (btree_gist is a trusted extension: no superuser is needed.)
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_never_overlap"
  EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
