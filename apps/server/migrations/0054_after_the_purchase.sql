ALTER TABLE "mall_order" ADD COLUMN "min_days" smallint;--> statement-breakpoint
ALTER TABLE "mall_order" ADD COLUMN "max_days" smallint;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "cancel_minutes" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_days" CHECK (num_nulls("mall_order"."min_days", "mall_order"."max_days") in (0, 2) and "mall_order"."min_days" <= "mall_order"."max_days");--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_cancel_minutes" CHECK ("store"."cancel_minutes" between 0 and 1440);