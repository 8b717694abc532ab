CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_name" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "impersonations_of_somebody_else" CHECK ("impersonations"."admin_id" <> "impersonations"."member_id"),
	CONSTRAINT "impersonations_in_order" CHECK ("impersonations"."ends_at" > "impersonations"."started_at"),
	CONSTRAINT "impersonations_end_after_start" CHECK ("impersonations"."ended_at" >= "impersonations"."started_at"),
	CONSTRAINT "impersonations_ended_by" CHECK ("impersonations"."ended_by" in ('admin', 'time', 'role')),
	CONSTRAINT "impersonations_end_has_a_cause" CHECK (("impersonations"."ended_at" is null) = ("impersonations"."ended_by" is null)),
	CONSTRAINT "impersonations_restored_at_the_end" CHECK ("impersonations"."restored_at" is null or "impersonations"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "identity_verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_one_open" ON "impersonations" USING btree ("admin_id") WHERE "impersonations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "impersonations_member" ON "impersonations" USING btree ("member_id","started_at");--> statement-breakpoint
CREATE INDEX "impersonations_admin" ON "impersonations" USING btree ("admin_id","started_at");--> statement-breakpoint
CREATE INDEX "impersonations_unsettled" ON "impersonations" USING btree ("ends_at") WHERE "impersonations"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_refused" ON "audit_log" USING btree ("at") WHERE "audit_log"."outcome" = 'refused';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('done', 'refused'));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_refusals_say_why" CHECK ("audit_log"."outcome" <> 'refused' or "audit_log"."detail" is not null);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_nobody_unverified_did_anything" CHECK ("audit_log"."identity_verified" or ("audit_log"."outcome" = 'refused' and "audit_log"."actor_id" is null));--> statement-breakpoint

-- Who acted as whom, since when and why stays as it was written; it can end, once, and the claims be brought back.
CREATE FUNCTION "impersonations_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (OLD."ended_at" IS NOT NULL AND (NEW."ended_at", NEW."ended_by") IS DISTINCT FROM (OLD."ended_at", OLD."ended_by"))
    OR to_jsonb(NEW) - 'ended_at' - 'ended_by' - 'restored_at' IS DISTINCT FROM to_jsonb(OLD) - 'ended_at' - 'ended_by' - 'restored_at' THEN
    RAISE EXCEPTION 'who acted as whom stays as it was written' USING ERRCODE = 'check_violation', CONSTRAINT = 'impersonations_stay';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "impersonations_stay" BEFORE UPDATE OR DELETE ON "impersonations"
  FOR EACH ROW EXECUTE FUNCTION "impersonations_stay"();
