CREATE TABLE "licenses" (
	"specialist_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licenses_specialist_id_state_pk" PRIMARY KEY("specialist_id","state"),
	CONSTRAINT "licenses_state_code" CHECK ("licenses"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licenses_state" ON "licenses" USING btree ("state","expires_on");