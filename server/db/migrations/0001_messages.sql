CREATE TABLE "message_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"time_zone" text,
	"kit" boolean DEFAULT true NOT NULL,
	"news" boolean DEFAULT true NOT NULL,
	"day" boolean DEFAULT true NOT NULL,
	"link_key" "bytea" DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_preferences_user_once" UNIQUE("user_id"),
	CONSTRAINT "message_preferences_locale" CHECK ("message_preferences"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visit_id" uuid,
	"slot_id" uuid,
	"on_day" date,
	"once" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "messages_once" UNIQUE("once"),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('visit-booked', 'visit-moved', 'visit-canceled', 'visit-reminder', 'kit-on-its-way', 'something-waits', 'answer-missing', 'visits-today')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('waiting', 'sent', 'failed', 'dropped')),
	CONSTRAINT "messages_settled_once_done" CHECK (("messages"."status" = 'waiting') = ("messages"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE "messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "messages_visit" ON "messages" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "messages_slot" ON "messages" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "messages_settled" ON "messages" USING btree ("settled_at") WHERE "messages"."status" <> 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_of_news" ON "messages" USING btree ("recipient_id") WHERE "messages"."status" = 'waiting' and "messages"."kind" = 'something-waits';