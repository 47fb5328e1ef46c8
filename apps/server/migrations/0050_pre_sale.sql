ALTER TABLE "trade" DROP CONSTRAINT "trade_state";--> statement-breakpoint
DROP INDEX "trade_unpaid";--> statement-breakpoint
DROP INDEX "payment_one_settled";--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "part" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "lead_id" bigint;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "deposit_cents" bigint;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "balance_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "balance_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "deposit_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "deposit_pay_type" smallint;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "balance_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "part" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_refund_lead" ON "order_refund" USING btree ("lead_id") WHERE "order_refund"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "mall_order_ship_by" ON "mall_order" USING btree ("store_id","ship_by") WHERE "mall_order"."ship_by" is not null and "mall_order"."status" = 2;--> statement-breakpoint
CREATE INDEX "trade_balance_open" ON "trade" USING btree ("balance_from") WHERE "trade"."state" = 'deposited' and "trade"."balance_reminded_at" is null;--> statement-breakpoint
CREATE INDEX "trade_unpaid" ON "trade" USING btree ("expires_at") WHERE "trade"."state" in ('unpaid', 'deposited');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_settled" ON "payment" USING btree ("trade_id","part") WHERE "payment"."state" in ('settled', 'promised');--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_part" CHECK ("order_refund"."part" in ('whole', 'deposit', 'balance'));--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_deposit" CHECK (num_nulls("trade"."deposit_cents", "trade"."balance_from", "trade"."balance_until") in (0, 3)
        and ("trade"."deposit_cents" is null or ("trade"."deposit_cents" > 0 and "trade"."deposit_cents" < "trade"."payable_cents"
          and "trade"."balance_from" < "trade"."balance_until")));--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_deposit_paid" CHECK (("trade"."deposit_paid_at" is null) = ("trade"."deposit_pay_type" is null)
        and ("trade"."deposit_paid_at" is null or "trade"."deposit_cents" is not null)
        and ("trade"."state" <> 'deposited' or "trade"."deposit_paid_at" is not null)
        and ("trade"."state" <> 'paid' or "trade"."deposit_cents" is null or "trade"."deposit_paid_at" is not null));--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_state" CHECK ("trade"."state" in ('unpaid', 'deposited', 'paid', 'promised', 'closed'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_part" CHECK ("payment"."part" in ('whole', 'deposit', 'balance'));