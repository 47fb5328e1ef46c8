CREATE TABLE "mall_grant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"target_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decision_words" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mall_grant_state" CHECK ("mall_grant"."state" in ('open', 'made', 'rejected', 'void')),
	CONSTRAINT "mall_grant_amount" CHECK ("mall_grant"."amount_cents" >= 0),
	CONSTRAINT "mall_grant_ended" CHECK (("mall_grant"."state" = 'open') = ("mall_grant"."ended_at" is null)),
	CONSTRAINT "mall_grant_decided" CHECK (("mall_grant"."state" in ('made', 'rejected')) = ("mall_grant"."decided_by" is not null)),
	CONSTRAINT "mall_grant_two_people" CHECK ("mall_grant"."state" <> 'made' or "mall_grant"."decided_by" <> "mall_grant"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_claims";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_shipping_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "commission_refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was refunded before: the postage came last, and the commission went back in proportion.
UPDATE "order_line" SET "refunded_shipping_cents" = "refunded_cents" - ("payable_cents" - "shipping_cents")
  WHERE "refunded_cents" > "payable_cents" - "shipping_cents";--> statement-breakpoint
UPDATE "mall_order" SET "commission_refunded_cents" = least("commission_cents", "commission_returned_cents" + div(
    "commission_cents"::numeric * CASE WHEN "store_paid_at" IS NULL THEN "refunded_cents" + "refunded_mall_cents" ELSE "refunded_before_cents" END,
    greatest(1, "payable_cents" + (SELECT coalesce(sum((one ->> 'amountCents')::bigint), 0)
      FROM jsonb_array_elements("reductions") one WHERE one ->> 'bearer' = 'mall')))::bigint)
  WHERE "refunded_cents" + "refunded_mall_cents" > 0;--> statement-breakpoint
ALTER TABLE "mall_grant" ADD CONSTRAINT "mall_grant_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mall_grant_open" ON "mall_grant" USING btree ("request_id") WHERE "mall_grant"."state" = 'open';--> statement-breakpoint
CREATE INDEX "mall_grant_request" ON "mall_grant" USING btree ("request_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_grant_queue" ON "mall_grant" USING btree ("proposed_at","id") WHERE "mall_grant"."state" = 'open';--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded_shipping" CHECK ("order_line"."refunded_shipping_cents" between 0 and "order_line"."shipping_cents"
        and "order_line"."refunded_cents" - "order_line"."refunded_shipping_cents" between 0 and "order_line"."payable_cents" - "order_line"."shipping_cents");--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_claims" CHECK ("mall_order"."open_claims" >= 0 and "mall_order"."refunded_mall_cents" between 0 and "mall_order"."reduced_cents"
        and "mall_order"."commission_refunded_cents" between "mall_order"."commission_returned_cents" and "mall_order"."commission_cents");