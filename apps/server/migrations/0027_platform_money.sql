CREATE TABLE "payout_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"payouts" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "payout_batch_some" CHECK ("payout_batch"."payouts" > 0 and "payout_batch"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_floor";--> statement-breakpoint
ALTER TABLE "ledger_account" DISABLE TRIGGER "ledger_account_keeps";--> statement-breakpoint
-- No table can be altered while checks of its rows are pending.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
UPDATE "ledger_account" SET "may_go_below_zero" = true WHERE "kind" = 'storePayable';--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ALTER TABLE "ledger_account" ENABLE TRIGGER "ledger_account_keeps";--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "clawed_back_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "commission_returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "dismiss_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "hand_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "dismiss_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "first_approver_id" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "approver_id" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_journal_time" ON "ledger_journal" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "gateway_event_payment" ON "gateway_event" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_event_unmatched" ON "gateway_event" USING btree ("id") WHERE "gateway_event"."outcome" in ('mismatch', 'unknownPayment') and "gateway_event"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_refund_failed" ON "payment_refund" USING btree ("id") WHERE "payment_refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_to_clear" ON "payment" USING btree ("id") WHERE ("payment"."state" = 'late' or "payment"."failure" = 'mismatch') and "payment"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_announced" ON "payment" USING btree ("id") WHERE "payment"."gateway" = 'transfer' and "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payout_batch_members" ON "payout" USING btree ("batch_id","id") WHERE "payout"."batch_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."may_go_below_zero" = ("ledger_account"."kind" in ('storePayable', 'commission', 'promotionCost', 'clearing', 'pointsIssued')));--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_clawed_back" CHECK ("mall_order"."commission_returned_cents" between 0 and "mall_order"."clawed_back_cents"
        and "mall_order"."clawed_back_cents" <= "mall_order"."payable_cents" + "mall_order"."reduced_cents"
        and ("mall_order"."clawed_back_cents" = 0 or "mall_order"."store_paid_at" is not null));--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_two_people" CHECK ("payout"."first_approver_id" <> "payout"."approver_id");--> statement-breakpoint
-- What is payable to a store falls below zero by a clawback only: no payout and no other journal may overdraw it.
create function ledger_check_overdraft() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_account where id = new.account_id and kind = 'storePayable')
    and not exists (select from ledger_journal where id = new.journal_id and reason = 'clawedBack') then
    raise exception 'journal % overdraws account %', new.journal_id, new.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_line_overdraws after insert on ledger_line for each row
  when (new.amount < 0 and new.balance_after < 0) execute function ledger_check_overdraft();
--> statement-breakpoint
-- Their money lies with the requested ones: they are approved anew.
UPDATE "payout" SET "state" = 'requested', "approved_at" = null WHERE "state" = 'approved';
