CREATE TABLE "parcel_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"state" smallint NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "parcel_event_once" UNIQUE("parcel_id","provider","event_key"),
	CONSTRAINT "parcel_event_state" CHECK ("parcel_event"."state" in (1, 2, 3, 4, 201))
);--> statement-breakpoint
CREATE TABLE "parcel_tracking" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"registered_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"next_pull_at" timestamp with time zone,
	"quiet_pulls" integer DEFAULT 0 NOT NULL,
	"failed_pulls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_tracking_rejected" CHECK (("parcel_tracking"."reference" = '') = ("parcel_tracking"."rejection" <> ''))
);--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"seller_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "review_report_once" UNIQUE("review_id"),
	CONSTRAINT "review_report_state" CHECK ("review_report"."state" in ('open', 'upheld', 'dismissed'))
);--> statement-breakpoint
ALTER TABLE "courier" ADD COLUMN "tracking_codes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD CONSTRAINT "parcel_event_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracking" ADD CONSTRAINT "parcel_tracking_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_tracking_due" ON "parcel_tracking" USING btree ("next_pull_at") WHERE "parcel_tracking"."next_pull_at" is not null;--> statement-breakpoint
CREATE INDEX "parcel_tracking_reference" ON "parcel_tracking" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "review_report_open" ON "review_report" USING btree ("id") WHERE "review_report"."state" = 'open';--> statement-breakpoint
CREATE INDEX "parcel_waybill_number" ON "parcel" USING btree (upper("waybill")) WHERE "parcel"."waybill" <> '';--> statement-breakpoint
CREATE INDEX "parcel_problem" ON "parcel" USING btree ("store_id","order_id") WHERE "parcel"."state" = 4;--> statement-breakpoint
CREATE INDEX "review_store" ON "review" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."reply_content" is null;--> statement-breakpoint
UPDATE "parcel" SET "signed_at" = mall_now() WHERE "state" = 3;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_signed" CHECK (("parcel"."state" = 3) = ("parcel"."signed_at" is not null));--> statement-breakpoint
UPDATE "courier" SET "tracking_codes" = jsonb_build_object('aftership', known.code)
FROM (VALUES (1, 'sf-express'), (2, 'yto'), (3, 'zto-express'), (4, 'sto'), (5, 'yundaex'), (6, 'china-ems'), (8, 'dhl'), (9, 'ups'), (10, 'fedex'))
	AS known(id, code)
WHERE "courier"."id" = known.id;--> statement-breakpoint
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
);--> statement-breakpoint
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
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_refunded" CHECK ("mall_order"."refunded_cents" between 0 and "mall_order"."payable_cents" and "mall_order"."refunded_points" between 0 and "mall_order"."points");--> statement-breakpoint
CREATE INDEX "audit_entry_order" ON "audit_entry" USING btree ("store_id",coalesce("input" ->> 'orderNumber', "after" ->> 'orderNumber')) WHERE coalesce("audit_entry"."input" ->> 'orderNumber', "audit_entry"."after" ->> 'orderNumber') is not null;--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("prod_id","order_id");--> statement-breakpoint
CREATE INDEX "mall_order_store_delivery" ON "mall_order" USING btree ("store_id","delivery_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_order_store_type" ON "mall_order" USING btree ("store_id","type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."type" <> 0;--> statement-breakpoint
CREATE INDEX "mall_order_store_partly" ON "mall_order" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."is_partly_shipped";--> statement-breakpoint
CREATE INDEX "mall_order_store_reminded" ON "mall_order" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."reminded_at" is not null;--> statement-breakpoint
CREATE INDEX "mall_order_store_mobile" ON "mall_order" USING btree ("store_id",coalesce("receiver" ->> 'mobile', "pickup" ->> 'mobile'));--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"bic" text NOT NULL,
	"encrypted_number" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_account_kind" CHECK ("payout_account"."kind" in ('iban', 'bank', 'paypal'))
);--> statement-breakpoint
CREATE TABLE "payout_schedule" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"store_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"account_id" integer NOT NULL,
	"holder" text NOT NULL,
	"masked" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_number" UNIQUE("number"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_cents" > 0),
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('requested', 'approved', 'paid', 'rejected', 'cancelled')),
	CONSTRAINT "payout_ended" CHECK (("payout"."state" in ('paid', 'rejected', 'cancelled')) = ("payout"."ended_at" is not null))
);--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"kind" text NOT NULL,
	"promotion_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"off_cents" bigint NOT NULL,
	CONSTRAINT "promotion_use_kind_promotion_id_order_id_pk" PRIMARY KEY("kind","promotion_id","order_id"),
	CONSTRAINT "promotion_use_kind" CHECK ("promotion_use"."kind" in ('coupon', 'discount'))
);--> statement-breakpoint
ALTER TABLE "payout_schedule" ADD CONSTRAINT "payout_schedule_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "payout_account" USING btree ("store_id","fingerprint") WHERE "payout_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("store_id") WHERE "payout"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "payout_store" ON "payout" USING btree ("store_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_to_decide" ON "payout" USING btree ("id") WHERE "payout"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "promotion_use_order" ON "promotion_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mall_order_store_waiting" ON "mall_order" USING btree ("store_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."paid_at" is not null and "mall_order"."store_paid_at" is null and "mall_order"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mall_order_store_settled" ON "mall_order" USING btree ("store_id","store_paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."store_paid_at" is not null;--> statement-breakpoint
CREATE TABLE "store_paper_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_paper_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"papers" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "store_paper_request_state" CHECK ("store_paper_request"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);--> statement-breakpoint
CREATE TABLE "quick_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"shortcut" text NOT NULL,
	"text" jsonb NOT NULL,
	"sequence" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "return_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"area_id" integer NOT NULL,
	"detail" text NOT NULL,
	"post_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "store_chat_hours" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"week" jsonb NOT NULL,
	"away_text" jsonb NOT NULL
);--> statement-breakpoint
DROP INDEX "shipping_template_store";--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "week" jsonb;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_qualification" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "store_paper_request" ADD CONSTRAINT "store_paper_request_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_answer" ADD CONSTRAINT "quick_answer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_address" ADD CONSTRAINT "return_address_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_chat_hours" ADD CONSTRAINT "store_chat_hours_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_paper_request_waiting" ON "store_paper_request" USING btree ("store_id") WHERE "store_paper_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "quick_answer_order" ON "quick_answer" USING btree ("store_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_answer_shortcut" ON "quick_answer" USING btree ("store_id",lower("shortcut"));--> statement-breakpoint
CREATE INDEX "return_address_store" ON "return_address" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_address_default" ON "return_address" USING btree ("store_id") WHERE "return_address"."is_default";--> statement-breakpoint
ALTER TABLE "shipping_template" ADD CONSTRAINT "shipping_template_own" UNIQUE("store_id","id");--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_own" UNIQUE("store_id","id");--> statement-breakpoint
-- Products stand only on shelves of their own store and are sent only by its templates. The keys lead from one module's
-- tables to another's, so they are written here and not in the tables of either.
UPDATE "product" SET "store_category_id" = NULL WHERE "store_category_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "store_category" WHERE "store_category"."store_id" = "product"."store_id" AND "store_category"."id" = "product"."store_category_id");--> statement-breakpoint
UPDATE "product" SET "shipping_template_id" = NULL WHERE "shipping_template_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "shipping_template" WHERE "shipping_template"."store_id" = "product"."store_id" AND "shipping_template"."id" = "product"."shipping_template_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_own_shelf" FOREIGN KEY ("store_id","store_category_id") REFERENCES "store_category"("store_id","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_own_template" FOREIGN KEY ("store_id","shipping_template_id") REFERENCES "shipping_template"("store_id","id");--> statement-breakpoint
CREATE TABLE "store_visit_day" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "store_visit_day_store_id_day_pk" PRIMARY KEY("store_id","day")
);--> statement-breakpoint
CREATE TABLE "store_visitor" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "store_visitor_store_id_day_visitor_pk" PRIMARY KEY("store_id","day","visitor")
);--> statement-breakpoint
CREATE INDEX "store_visitor_day" ON "store_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "mall_order_store_paid" ON "mall_order" USING btree ("store_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."paid_at" is not null;
