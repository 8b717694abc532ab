ALTER TABLE "corporate_customers" ADD COLUMN "welcome" jsonb;--> statement-breakpoint
ALTER TABLE "corporate_customers" ADD CONSTRAINT "corporate_customers_slug_form" CHECK ("corporate_customers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("corporate_customers"."slug") <= 40);--> statement-breakpoint
ALTER TABLE "corporate_customers" ADD CONSTRAINT "corporate_customers_welcome_in_both_languages" CHECK ("corporate_customers"."welcome" is null or (coalesce("corporate_customers"."welcome" ->> 'en', '') <> '' and coalesce("corporate_customers"."welcome" ->> 'es', '') <> ''));--> statement-breakpoint

-- A slug travels where a code is typed, so it must not lead to another partner.
CREATE FUNCTION "corporate_slug_is_nobody_elses_code"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "corporate_customers" other
    WHERE other."id" <> NEW."id" AND (lower(other."code") = NEW."slug" OR other."slug" = lower(NEW."code"))
  ) THEN
    RAISE EXCEPTION 'the slug of a partner is the code of another' USING ERRCODE = 'unique_violation', CONSTRAINT = 'corporate_slug_is_nobody_elses_code';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "corporate_slug_is_nobody_elses_code" BEFORE INSERT OR UPDATE OF "slug", "code" ON "corporate_customers"
  FOR EACH ROW EXECUTE FUNCTION "corporate_slug_is_nobody_elses_code"();
