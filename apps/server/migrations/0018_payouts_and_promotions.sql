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
);
--> statement-breakpoint
CREATE TABLE "payout_schedule" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"kind" text NOT NULL,
	"promotion_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"off_cents" bigint NOT NULL,
	CONSTRAINT "promotion_use_kind_promotion_id_order_id_pk" PRIMARY KEY("kind","promotion_id","order_id"),
	CONSTRAINT "promotion_use_kind" CHECK ("promotion_use"."kind" in ('coupon', 'discount'))
);
--> statement-breakpoint
ALTER TABLE "payout_schedule" ADD CONSTRAINT "payout_schedule_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "payout_account" USING btree ("store_id","fingerprint") WHERE "payout_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("store_id") WHERE "payout"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "payout_store" ON "payout" USING btree ("store_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_to_decide" ON "payout" USING btree ("id") WHERE "payout"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "promotion_use_order" ON "promotion_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mall_order_store_waiting" ON "mall_order" USING btree ("store_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."paid_at" is not null and "mall_order"."store_paid_at" is null and "mall_order"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mall_order_store_paid" ON "mall_order" USING btree ("store_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "mall_order_store_settled" ON "mall_order" USING btree ("store_id","store_paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mall_order"."store_paid_at" is not null;