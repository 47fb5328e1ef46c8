CREATE TABLE "saved_line" (
	"user_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"prod_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_price_cents" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "saved_line_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id"),
	CONSTRAINT "saved_line_quantity" CHECK ("saved_line"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "product_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "product_alert_once" UNIQUE("user_id","kind","product_id","sku_id"),
	CONSTRAINT "product_alert_kind" CHECK (("product_alert"."kind" = 'stock' and "product_alert"."sku_id" > 0) or ("product_alert"."kind" = 'price' and "product_alert"."sku_id" = 0 and "product_alert"."price_cents" >= 0))
);
--> statement-breakpoint
CREATE TABLE "bought_together" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "bought_together_several" CHECK ("bought_together"."buyers" > 1 and "bought_together"."product_id" <> "bought_together"."other_id")
);
--> statement-breakpoint
CREATE INDEX "product_alert_waiting" ON "product_alert" USING btree ("product_id","id") WHERE "product_alert"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "product_alert_sent" ON "product_alert" USING btree ("sent_at") WHERE "product_alert"."sent_at" is not null;