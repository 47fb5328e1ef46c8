ALTER TABLE "review" ALTER COLUMN "sku_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "sku_name" SET DATA TYPE jsonb USING case "sku_name" when '' then '{}'::jsonb else jsonb_build_object('en', "sku_name") end;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "sku_name" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "locale" text;--> statement-breakpoint
-- by hand
UPDATE "review" SET "sku_name" = "order_line"."sku_name", "locale" = case when not "review"."is_default" then "trade"."locale" end
FROM "order_line" JOIN "mall_order" ON "mall_order"."id" = "order_line"."order_id" JOIN "trade" ON "trade"."id" = "mall_order"."trade_id"
WHERE "order_line"."id" = "review"."order_line_id";
