CREATE TABLE "commission_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer,
	"category_id" integer,
	"basis_points" integer,
	"valid_from" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"set_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "commission_rate_scope" UNIQUE NULLS NOT DISTINCT("store_id","category_id","valid_from"),
	CONSTRAINT "commission_rate_narrow" CHECK ("commission_rate"."store_id" is not null or "commission_rate"."category_id" is not null),
	CONSTRAINT "commission_rate_basis_points" CHECK ("commission_rate"."basis_points" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "store_licence_warning" (
	"store_id" integer NOT NULL,
	"expires_on" date NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "store_licence_warning_store_id_expires_on_days_pk" PRIMARY KEY("store_id","expires_on","days")
);
--> statement-breakpoint
CREATE TABLE "store_status_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"by_platform" boolean NOT NULL,
	"set_by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "commission_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "store_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "budget_cents" bigint;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "used_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_coupon" ADD COLUMN "charged_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "status_by_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "preferred_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_licence_warning" ADD CONSTRAINT "store_licence_warning_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_status_change" ADD CONSTRAINT "store_status_change_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_status_change_store" ON "store_status_change" USING btree ("store_id","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_commission" CHECK ("order_line"."commission_basis_points" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_commission" CHECK ("mall_order"."commission_cents" between 0 and "mall_order"."goods_cents");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_stores" CHECK ("coupon"."scope" <> 'stores' or "coupon"."store_id" is null);--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_store_percent" CHECK ("coupon"."store_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_budget" CHECK ("coupon"."used_cents" >= 0 and "coupon"."used_cents" <= "coupon"."budget_cents");--> statement-breakpoint
-- Orders so far keep the rate that they were sold at.
UPDATE "order_line" SET "commission_basis_points" = "mall_order"."commission_percent" * 100
FROM "mall_order" WHERE "mall_order"."id" = "order_line"."order_id";--> statement-breakpoint
UPDATE "mall_order" SET "commission_cents" = ("goods_cents" - coalesce((
	SELECT sum((one ->> 'amountCents')::bigint) FROM jsonb_array_elements("reductions") one WHERE one ->> 'bearer' = 'store'
), 0)) * "commission_percent" / 100;--> statement-breakpoint
ALTER TABLE "mall_order" DROP COLUMN "commission_percent";