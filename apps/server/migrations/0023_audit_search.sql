ALTER TABLE "staff_member" DROP CONSTRAINT "staff_member_status";--> statement-breakpoint
DROP INDEX "audit_entry_actor";--> statement-breakpoint
ALTER TABLE "staff_member" ALTER COLUMN "mail" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_operation" ON "audit_entry" USING btree ("operation","id");--> statement-breakpoint
CREATE INDEX "audit_entry_text" ON "audit_entry" USING gin (("input"::text || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_mail_known" CHECK (("staff_member"."mail" is null) = ("staff_member"."status" = 'removed'));--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_status" CHECK ("staff_member"."status" in ('active', 'disabled', 'removed'));