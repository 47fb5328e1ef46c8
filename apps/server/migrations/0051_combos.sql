ALTER TABLE "activity_item" ADD COLUMN "is_sku_price" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "withheld_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_combo" CHECK ("order_line"."activity" -> 'combo' is null or "order_line"."quantity" % ("order_line"."activity" #>> '{combo,perSet}')::int = 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_withheld" CHECK ("order_line"."withheld_cents" >= 0 and "order_line"."refunded_cents" - "order_line"."refunded_shipping_cents" + "order_line"."withheld_cents"
        <= "order_line"."payable_cents" - "order_line"."shipping_cents");--> statement-breakpoint
-- by hand
ALTER TABLE "activity_item" DROP CONSTRAINT "activity_item_once";--> statement-breakpoint
ALTER TABLE "activity_item" ADD CONSTRAINT "activity_item_once" EXCLUDE USING gist (sku_id WITH =, during WITH &&) WHERE (is_sku_price);
