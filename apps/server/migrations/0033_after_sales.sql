CREATE TABLE "refund_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_number" text NOT NULL,
	"order_line_id" integer,
	"user_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"state" smallint NOT NULL,
	"needs_return" boolean NOT NULL,
	"claims" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"postage_cents" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"is_received" boolean NOT NULL,
	"amount_edits" smallint DEFAULT 0 NOT NULL,
	"offer_cents" bigint,
	"refusal_reason" text,
	"refusal_words" text DEFAULT '' NOT NULL,
	"return_address" jsonb,
	"express" jsonb,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"money_state" text DEFAULT 'none' NOT NULL,
	"order_refund_id" bigint,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_request_kind" CHECK ("refund_request"."kind" in (1, 2)),
	CONSTRAINT "refund_request_state" CHECK ("refund_request"."state" in (1, 2, 3, 4, 5, 6, 7, 8, -1)),
	CONSTRAINT "refund_request_money" CHECK (("refund_request"."money_state" = 'none') = ("refund_request"."order_refund_id" is null)),
	CONSTRAINT "refund_request_paid" CHECK ("refund_request"."state" <> 5 or "refund_request"."money_state" <> 'none'),
	CONSTRAINT "refund_request_unpaid" CHECK ("refund_request"."state" in (2, 4, 5) or "refund_request"."money_state" = 'none'),
	CONSTRAINT "refund_request_ended" CHECK (("refund_request"."state" in (5, 6, -1)) = ("refund_request"."ended_at" is not null)),
	CONSTRAINT "refund_request_no_clock" CHECK ("refund_request"."ended_at" is null or "refund_request"."due_at" is null),
	CONSTRAINT "refund_request_quantity" CHECK ("refund_request"."quantity" > 0),
	CONSTRAINT "refund_request_amounts" CHECK ("refund_request"."postage_cents" >= 0 and "refund_request"."amount_cents" >= "refund_request"."postage_cents" and "refund_request"."points" >= 0
        and "refund_request"."amount_cents" + "refund_request"."points" > 0 and ("refund_request"."offer_cents" is null or "refund_request"."offer_cents" > 0)),
	CONSTRAINT "refund_request_edits" CHECK ("refund_request"."amount_edits" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "refund_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_cents" bigint,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "refund_step_by" CHECK ("refund_step"."by" in ('buyer', 'seller', 'platform', 'clock'))
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_mall_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "claimed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "held_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "canceled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refund_number" text;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "refunded_mall_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "open_claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "refunded_before_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_step" ADD CONSTRAINT "refund_step_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_number" ON "refund_request" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_open_line" ON "refund_request" USING btree ("order_line_id") WHERE "refund_request"."ended_at" is null and "refund_request"."money_state" = 'none';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_open_order" ON "refund_request" USING btree ("order_id") WHERE "refund_request"."ended_at" is null and "refund_request"."money_state" = 'none' and "refund_request"."order_line_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_money" ON "refund_request" USING btree ("order_refund_id");--> statement-breakpoint
CREATE INDEX "refund_request_order" ON "refund_request" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_request_user" ON "refund_request" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_request_store" ON "refund_request" USING btree ("store_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_request_store_open" ON "refund_request" USING btree ("store_id","state","due_at") WHERE "refund_request"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refund_request_state" ON "refund_request" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_request_due" ON "refund_request" USING btree ("due_at") WHERE "refund_request"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_request_failed" ON "refund_request" USING btree ("id") WHERE "refund_request"."money_state" = 'failed';--> statement-breakpoint
CREATE INDEX "refund_step_request" ON "refund_step" USING btree ("request_id","id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_claims" CHECK ("order_line"."refunded_quantity" >= 0 and "order_line"."claimed_quantity" >= 0
        and "order_line"."refunded_quantity" + "order_line"."claimed_quantity" <= "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_held" CHECK ("order_line"."held_quantity" between 0 and "order_line"."claimed_quantity"
        and "order_line"."canceled_quantity" between 0 and "order_line"."refunded_quantity"
        and "order_line"."shipped_quantity" + "order_line"."held_quantity" + "order_line"."canceled_quantity" <= "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded_mall" CHECK ("order_line"."refunded_mall_cents" between 0 and "order_line"."reduced_cents");--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_claims" CHECK ("mall_order"."open_claims" >= 0 and "mall_order"."refunded_mall_cents" between 0 and "mall_order"."reduced_cents");