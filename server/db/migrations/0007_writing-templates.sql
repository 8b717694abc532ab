CREATE TABLE "writing_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "writing_templates_name_once" UNIQUE("specialist_id","kind","locale","name_key"),
	CONSTRAINT "writing_templates_kind" CHECK ("writing_templates"."kind" in ('summary', 'care-plan')),
	CONSTRAINT "writing_templates_locale" CHECK ("writing_templates"."locale" in ('en', 'es')),
	CONSTRAINT "writing_templates_values_are_an_object" CHECK (jsonb_typeof("writing_templates"."values") = 'object')
);
--> statement-breakpoint
ALTER TABLE "writing_templates" ADD CONSTRAINT "writing_templates_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;