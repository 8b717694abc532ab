CREATE INDEX "kits_status" ON "kits" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "kits_longest_in_status" ON "kits" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_operation" ON "audit_log" USING btree ("operation","at");