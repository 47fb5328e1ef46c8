CREATE TABLE "adjustment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"needs_second_person" boolean NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision_note" text DEFAULT '' NOT NULL,
	"journal_id" bigint,
	CONSTRAINT "adjustment_submission" UNIQUE("submission_id"),
	CONSTRAINT "adjustment_journal" UNIQUE("journal_id"),
	CONSTRAINT "adjustment_kind" CHECK ("adjustment"."kind" in ('balance', 'points')),
	CONSTRAINT "adjustment_amount" CHECK ("adjustment"."amount" <> 0),
	CONSTRAINT "adjustment_state" CHECK ("adjustment"."state" in ('waiting', 'posted', 'rejected')),
	CONSTRAINT "adjustment_decided" CHECK (("adjustment"."decided_by" is null) = ("adjustment"."decided_at" is null)),
	CONSTRAINT "adjustment_waits" CHECK ("adjustment"."state" <> 'waiting' or ("adjustment"."needs_second_person" and "adjustment"."decided_by" is null)),
	CONSTRAINT "adjustment_second_person" CHECK ("adjustment"."state" <> 'posted' or not "adjustment"."needs_second_person" or coalesce("adjustment"."decided_by" <> "adjustment"."requested_by", false))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "ban_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "ban_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_user" ON "adjustment" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "adjustment_waiting" ON "adjustment" USING btree ("id") WHERE "adjustment"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "account_newest" ON "account" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_status_newest" ON "account" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "account"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "account_mail_begins" ON "account" USING btree ("mail" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_mobile_begins" ON "account" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_name_begins" ON "account" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_nick_name_begins" ON "account" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mall_order_newest" ON "mall_order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_status_newest" ON "mall_order" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_buyer_newest" ON "mall_order" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_platform_refund" ON "mall_order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."close_reason" = 'platform';--> statement-breakpoint
CREATE INDEX "seller_newest" ON "seller" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "seller_banned" ON "seller" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "seller"."status" = 'banned';--> statement-breakpoint
CREATE INDEX "seller_mail_begins" ON "seller" USING btree ("mail" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "seller_mobile_begins" ON "seller" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "seller_name_begins" ON "seller" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_ban" CHECK ("account"."banned_at" is null or "account"."status" = 'banned');--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_ban" CHECK ("seller"."banned_at" is null or "seller"."status" = 'banned');