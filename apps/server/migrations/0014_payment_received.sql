ALTER TABLE "payment" RENAME COLUMN "looked_at" TO "checked_at";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
DROP INDEX "payment_unknown";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_currency" text;--> statement-breakpoint
UPDATE "payment" SET
	"received_cents" = substring("failure" from '^mismatch (\d+) [A-Z]{3}$')::bigint,
	"received_currency" = substring("failure" from '^mismatch \d+ ([A-Z]{3})$'),
	"failure" = 'mismatch'
WHERE "failure" ~ '^mismatch \d+ [A-Z]{3}$';--> statement-breakpoint
UPDATE "payment" SET "state" = 'created' WHERE "state" = 'begun';--> statement-breakpoint
UPDATE "payment_refund" SET "state" = 'requested' WHERE "state" = 'asked';--> statement-breakpoint
UPDATE "gateway_event" SET "outcome" = 'duplicate' WHERE "outcome" = 'knownAlready';--> statement-breakpoint
CREATE INDEX "payment_unknown" ON "payment" USING btree ("created_at") WHERE "payment"."state" in ('created', 'open');--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_state" CHECK ("payment"."state" in ('created', 'open', 'settled', 'failed', 'late', 'promised'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_received" CHECK (("payment"."received_cents" is null) = ("payment"."received_currency" is null));
