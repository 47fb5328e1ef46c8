CREATE TABLE "product_change" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"refused_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_status";--> statement-breakpoint
DROP INDEX "sku_choice";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "requires_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "limit_per_buyer" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "on_sale_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "off_sale_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "platform_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deleted_from" smallint;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "retired_name" jsonb;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "requires_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_change" ADD CONSTRAINT "product_change_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_on_sale_at" ON "product" USING btree ("on_sale_at") WHERE "product"."on_sale_at" is not null;--> statement-breakpoint
CREATE INDEX "product_off_sale_at" ON "product" USING btree ("off_sale_at") WHERE "product"."off_sale_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sku_choice" ON "sku" USING btree ("product_id","choice") WHERE "sku"."retired_name" is null;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_limit_per_buyer" CHECK ("product"."limit_per_buyer" > 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_taken_down" CHECK (not ("product"."is_taken_down" and "product"."status" in (0, 1)));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status" CHECK ("product"."status" between -1 and 4);--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_retired" CHECK (not ("sku"."is_on" and "sku"."retired_name" is not null));