ALTER TABLE "roi_forms" DROP CONSTRAINT "roi_forms_expire_after_signing";--> statement-breakpoint
-- Forms from before were not marked with their language: English, unless the text that the form filled in says Spanish.
ALTER TABLE "roi_forms" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "roi_forms" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "roi_forms" DISABLE TRIGGER "roi_forms_stay_as_signed";--> statement-breakpoint
UPDATE "roi_forms" SET "locale" = 'es' WHERE "released_by" = 'Novi, sus asesores genéticos y el laboratorio que hace mi prueba';--> statement-breakpoint
ALTER TABLE "roi_forms" ENABLE TRIGGER "roi_forms_stay_as_signed";--> statement-breakpoint
ALTER TABLE "roi_forms" ADD COLUMN "revocation_received_on" date;--> statement-breakpoint
ALTER TABLE "roi_forms" ADD CONSTRAINT "roi_forms_locale" CHECK ("roi_forms"."locale" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "roi_forms" ADD CONSTRAINT "roi_forms_received_when_revoked" CHECK ("roi_forms"."revocation_received_on" is null or "roi_forms"."revoked_at" is not null);--> statement-breakpoint
ALTER TABLE "roi_forms" ADD CONSTRAINT "roi_forms_expire_after_signing" CHECK ("roi_forms"."expires_on" > ("roi_forms"."signed_at" at time zone 'Pacific/Pago_Pago')::date);--> statement-breakpoint

-- With a revocation may come the day on which it was received in writing.
CREATE OR REPLACE FUNCTION "roi_forms_stay_as_signed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  revocation constant text[] := ARRAY['revoked_at', 'revocation_received_on', 'version'];
BEGIN
  IF OLD."revoked_at" IS NOT NULL OR to_jsonb(NEW) - revocation IS DISTINCT FROM to_jsonb(OLD) - revocation THEN
    RAISE EXCEPTION 'a signed release can only be revoked, once' USING ERRCODE = 'check_violation', CONSTRAINT = 'roi_forms_stay_as_signed';
  END IF;
  RETURN NEW;
END $$;
