ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_valid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_revoked_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claims_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claims_settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_claims_to_settle" ON "users" USING btree ("id") WHERE "users"."claims_settled" < "users"."claims_version";--> statement-breakpoint
CREATE INDEX "users_sessions_to_revoke" ON "users" USING btree ("id") WHERE "users"."sessions_valid_from" is distinct from "users"."sessions_revoked_for";
--> statement-breakpoint

-- Processes remember who may do what. Whoever changes that, by whatever way, tells them all with the commit.
CREATE FUNCTION "users_tell_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('novi_standing', OLD."firebase_id");
  IF TG_OP = 'UPDATE' AND NEW."firebase_id" <> OLD."firebase_id" THEN
    PERFORM pg_notify('novi_standing', NEW."firebase_id");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_tell_changed_standing" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."id", OLD."firebase_id", OLD."role", OLD."closed_at", OLD."disabled_at", OLD."sessions_valid_from")
    IS DISTINCT FROM (NEW."id", NEW."firebase_id", NEW."role", NEW."closed_at", NEW."disabled_at", NEW."sessions_valid_from"))
  EXECUTE FUNCTION "users_tell_standing"();
--> statement-breakpoint
CREATE TRIGGER "users_tell_lost_standing" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_tell_standing"();
--> statement-breakpoint

-- What the claims of an account must say follows from these two: a change is told to the provider, by the sweep at the latest.
CREATE FUNCTION "users_count_claims"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."claims_version" := OLD."claims_version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_count_claims" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."firebase_id", OLD."role") IS DISTINCT FROM (NEW."firebase_id", NEW."role"))
  EXECUTE FUNCTION "users_count_claims"();
