ALTER TABLE "upload" ADD COLUMN "ticket" bigint;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_ticket" UNIQUE("ticket");