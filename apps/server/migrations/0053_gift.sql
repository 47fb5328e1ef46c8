CREATE TABLE "activity_gift" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"pool" integer,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_gift_given" CHECK ("activity_gift"."given" between 0 and coalesce("activity_gift"."pool", "activity_gift"."given"))
);
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_claims";--> statement-breakpoint
ALTER TABLE "activity_item" ADD COLUMN "gives_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "main_sku_id" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "kept_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_gift" ADD CONSTRAINT "activity_gift_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift_once" UNIQUE("order_id","main_sku_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift" CHECK (("order_line"."main_sku_id" is null and "order_line"."kept_quantity" = 0)
        or ("order_line"."goods_cents" = 0 and "order_line"."activity" is not null and "order_line"."kept_quantity" between 0 and "order_line"."quantity"));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_claims" CHECK ("order_line"."refunded_quantity" >= 0 and "order_line"."claimed_quantity" >= 0
        and "order_line"."refunded_quantity" + "order_line"."claimed_quantity" + "order_line"."kept_quantity" <= "order_line"."quantity");--> statement-breakpoint
-- by hand
ALTER TABLE "activity_item" ADD CONSTRAINT "activity_item_one_gift" EXCLUDE USING gist (product_id WITH =, activity_id WITH <>, during WITH &&) WHERE (gives_gift);
