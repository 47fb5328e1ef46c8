ALTER TABLE "store_paper_request" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_paper_request" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "store_paper_request" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "store_paper_request_latest" ON "store_paper_request" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_paper_request_decided" ON "store_paper_request" USING btree ("state","decided_at","id");--> statement-breakpoint
ALTER TABLE "store_paper_request" ADD CONSTRAINT "store_paper_request_decided_at" CHECK (("store_paper_request"."decided_at" is not null) = ("store_paper_request"."state" in ('approved', 'refused')));