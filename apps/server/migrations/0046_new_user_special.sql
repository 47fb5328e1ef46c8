CREATE TABLE "first_order" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trade_id" bigint NOT NULL,
	"is_settled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_user_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sequence" smallint NOT NULL,
	"added_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "new_user_product_sequence" CHECK ("new_user_product"."sequence" > 0)
);
--> statement-breakpoint
-- by hand
-- Whoever has paid before, or promised to pay on delivery, is not new: also when the order was cancelled or refunded later.
insert into first_order (user_id, trade_id, is_settled)
select user_id, min(id), true from trade where settled_at is not null group by user_id;
