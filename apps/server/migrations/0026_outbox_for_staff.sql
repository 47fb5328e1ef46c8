ALTER TABLE "message" ADD COLUMN "is_secret" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "message_failed" ON "message" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "message"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "message_address" ON "message" USING btree ("address","created_at" DESC NULLS FIRST);