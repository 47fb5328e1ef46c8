CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"sku_id" integer NOT NULL,
	"prod_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"added_price_cents" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "cart_line_once" UNIQUE("owner","sku_id"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"prod_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"prod_name" jsonb NOT NULL,
	"sku_name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" bigint DEFAULT 0 NOT NULL,
	"goods_cents" bigint DEFAULT 0 NOT NULL,
	"reductions" jsonb NOT NULL,
	"reduced_cents" bigint DEFAULT 0 NOT NULL,
	"shipping_cents" bigint DEFAULT 0 NOT NULL,
	"payable_cents" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"is_virtual" boolean NOT NULL,
	"voucher_days" integer,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_goods" CHECK ("order_line"."goods_cents" = "order_line"."quantity" * "order_line"."unit_cents"),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."payable_cents" = "order_line"."goods_cents" - "order_line"."reduced_cents" + "order_line"."shipping_cents"),
	CONSTRAINT "order_line_amounts" CHECK ("order_line"."payable_cents" >= 0 and "order_line"."reduced_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"trade_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"is_virtual" boolean NOT NULL,
	"delivery_type" smallint NOT NULL,
	"goods_cents" bigint DEFAULT 0 NOT NULL,
	"reductions" jsonb NOT NULL,
	"reduced_cents" bigint DEFAULT 0 NOT NULL,
	"shipping_cents" bigint DEFAULT 0 NOT NULL,
	"shipping_off_cents" bigint DEFAULT 0 NOT NULL,
	"payable_cents" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"commission_percent" smallint NOT NULL,
	"receiver" jsonb,
	"pickup" jsonb,
	"message" text DEFAULT '' NOT NULL,
	"invoice" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"reminded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "mall_order_number" UNIQUE("number"),
	CONSTRAINT "mall_order_status" CHECK ("mall_order"."status" between 1 and 7),
	CONSTRAINT "mall_order_closed" CHECK (("mall_order"."status" = 6) = ("mall_order"."closed_at" is not null)),
	CONSTRAINT "mall_order_sum" CHECK ("mall_order"."payable_cents" = "mall_order"."goods_cents" - "mall_order"."reduced_cents" + "mall_order"."shipping_cents" - "mall_order"."shipping_off_cents"),
	CONSTRAINT "mall_order_amounts" CHECK ("mall_order"."payable_cents" >= 0 and "mall_order"."goods_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"submission_hash" text NOT NULL,
	"state" text NOT NULL,
	"payable_cents" bigint DEFAULT 0 NOT NULL,
	"mall_bears_cents" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"pay_type" smallint,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	CONSTRAINT "trade_submission" UNIQUE("user_id","submission_id"),
	CONSTRAINT "trade_state" CHECK ("trade"."state" in ('unpaid', 'paid', 'promised', 'closed')),
	CONSTRAINT "trade_settled" CHECK (("trade"."state" in ('paid', 'promised')) <= ("trade"."settled_at" is not null)),
	CONSTRAINT "trade_closed" CHECK (("trade"."state" = 'closed') = ("trade"."closed_at" is not null)),
	CONSTRAINT "trade_amounts" CHECK ("trade"."payable_cents" >= 0 and "trade"."mall_bears_cents" >= 0 and "trade"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"code" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "voucher_code" UNIQUE("code"),
	CONSTRAINT "voucher_once" UNIQUE("order_line_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" bigint,
	"payload" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "gateway_event_once" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"trade_id" bigint,
	"pay_type" smallint NOT NULL,
	"gateway" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text,
	"charge_ref" text,
	"redirect_url" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"settled_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	CONSTRAINT "payment_number" UNIQUE("number"),
	CONSTRAINT "payment_gateway_ref" UNIQUE("gateway","gateway_ref"),
	CONSTRAINT "payment_purpose" CHECK (("payment"."purpose" = 'trade') = ("payment"."trade_id" is not null)),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text,
	"failure" text DEFAULT '' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refund_key" UNIQUE("key"),
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"percent_off" smallint DEFAULT 0 NOT NULL,
	"most_off_cents" integer,
	"threshold_cents" integer DEFAULT 0 NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" integer[] DEFAULT '{}' NOT NULL,
	"offered_from" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"after_days" smallint DEFAULT 0 NOT NULL,
	"valid_days" smallint DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"left_count" integer NOT NULL,
	"per_person" smallint DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "coupon_left" CHECK (0 <= "coupon"."left_count" and "coupon"."left_count" <= "coupon"."total"),
	CONSTRAINT "coupon_worth" CHECK (("coupon"."kind" = 'cash') = ("coupon"."amount_cents" > 0)),
	CONSTRAINT "coupon_percent" CHECK (("coupon"."kind" = 'percent') = ("coupon"."percent_off" between 1 and 99)),
	CONSTRAINT "coupon_scope" CHECK (("coupon"."scope" = 'all') = (cardinality("coupon"."scope_ids") = 0)),
	CONSTRAINT "coupon_validity" CHECK (("coupon"."valid_until" is null) = ("coupon"."valid_days" > 0)),
	CONSTRAINT "coupon_dates" CHECK (("coupon"."valid_from" is null) = ("coupon"."valid_until" is null)),
	CONSTRAINT "coupon_per_person" CHECK ("coupon"."per_person" > 0)
);
--> statement-breakpoint
CREATE TABLE "own_coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"ordinal" smallint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"trade_id" bigint,
	"spent_at" timestamp with time zone,
	CONSTRAINT "own_coupon_once" UNIQUE("coupon_id","user_id","ordinal"),
	CONSTRAINT "own_coupon_spent" CHECK (("own_coupon"."trade_id" is null) = ("own_coupon"."spent_at" is null)),
	CONSTRAINT "own_coupon_dates" CHECK ("own_coupon"."valid_from" < "own_coupon"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "store_discount" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "store_discount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"steps" jsonb NOT NULL,
	"prod_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "store_discount_dates" CHECK ("store_discount"."starts_at" < "store_discount"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "pickup_point" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "pickup_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"ref" text PRIMARY KEY NOT NULL,
	"pay_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"delivered_events" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "sandbox_charge_number" UNIQUE("pay_number")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "virtual_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "voucher_days" integer;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "volume_cm3" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "same_city" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_trade_id_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_coupon" ADD CONSTRAINT "own_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD CONSTRAINT "pickup_point_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_guests" ON "cart_line" USING btree ("updated_at") WHERE "cart_line"."owner" like 'guest:%';--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mall_order_trade" ON "mall_order" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "mall_order_user" ON "mall_order" USING btree ("user_id","id" DESC NULLS FIRST) WHERE "mall_order"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "mall_order_store" ON "mall_order" USING btree ("store_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_unpaid" ON "trade" USING btree ("expires_at") WHERE "trade"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "payment_trade" ON "payment" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_settled" ON "payment" USING btree ("trade_id") WHERE "payment"."state" in ('settled', 'promised');--> statement-breakpoint
CREATE INDEX "payment_unknown" ON "payment" USING btree ("created_at") WHERE "payment"."state" in ('begun', 'open');--> statement-breakpoint
CREATE INDEX "payment_refund_payment" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "coupon_offered" ON "coupon" USING btree ("store_id","offered_until");--> statement-breakpoint
CREATE INDEX "own_coupon_user" ON "own_coupon" USING btree ("user_id","valid_until");--> statement-breakpoint
CREATE INDEX "own_coupon_trade" ON "own_coupon" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "store_discount_store" ON "store_discount" USING btree ("store_id","ends_at");--> statement-breakpoint
CREATE INDEX "pickup_point_store" ON "pickup_point" USING btree ("store_id");