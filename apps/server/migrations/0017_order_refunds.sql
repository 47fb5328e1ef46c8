CREATE TABLE "order_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"order_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"mall_bears_cents" bigint NOT NULL,
	"points" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_refund_key" UNIQUE("key"),
	CONSTRAINT "order_refund_amounts" CHECK ("order_refund"."amount_cents" >= 0 and "order_refund"."mall_bears_cents" >= 0 and "order_refund"."points" >= 0),
	CONSTRAINT "order_refund_channel" CHECK ("order_refund"."channel" in ('none', 'gateway', 'balance')),
	CONSTRAINT "order_refund_state" CHECK ("order_refund"."state" in ('requested', 'done', 'failed')),
	CONSTRAINT "order_refund_done" CHECK (("order_refund"."state" = 'done') = ("order_refund"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "close_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "refunded_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "price_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "original_shipping_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "order_refund_id" bigint;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded" CHECK ("order_line"."refunded_cents" between 0 and "order_line"."payable_cents" and "order_line"."refunded_points" between 0 and "order_line"."points");--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_refunded" CHECK ("mall_order"."refunded_cents" between 0 and "mall_order"."payable_cents" and "mall_order"."refunded_points" between 0 and "mall_order"."points");