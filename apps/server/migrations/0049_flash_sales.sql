CREATE TABLE "activity_unit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_unit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"buyer_limit" smallint NOT NULL,
	"trade_id" bigint,
	"user_id" uuid,
	"ordinal" smallint,
	CONSTRAINT "activity_unit_ordinal" UNIQUE("activity_id","product_id","user_id","ordinal"),
	CONSTRAINT "activity_unit_within" CHECK ("activity_unit"."ordinal" between 1 and "activity_unit"."buyer_limit"),
	CONSTRAINT "activity_unit_taken" CHECK (num_nulls("activity_unit"."trade_id", "activity_unit"."user_id", "activity_unit"."ordinal") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "used_order_path" (
	"user_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_order_path_user_id_nonce_pk" PRIMARY KEY("user_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "flash_round" (
	"round" smallint PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"products_per_store" smallint NOT NULL,
	CONSTRAINT "flash_round_of_day" CHECK ("flash_round"."round" between 0 and 11),
	CONSTRAINT "flash_round_products" CHECK ("flash_round"."products_per_store" > 0)
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "approval" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "refused_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "applied_at" timestamp with time zone DEFAULT mall_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "pool_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_item" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "activity_unit" ADD CONSTRAINT "activity_unit_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_unit_free" ON "activity_unit" USING btree ("activity_id","sku_id","id") WHERE "activity_unit"."trade_id" is null;--> statement-breakpoint
CREATE INDEX "activity_unit_trade" ON "activity_unit" USING btree ("trade_id") WHERE "activity_unit"."trade_id" is not null;--> statement-breakpoint
CREATE INDEX "used_order_path_expired" ON "used_order_path" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_approval" ON "activity" USING btree ("approval","starts_at") WHERE "activity"."approval" <> 'none';--> statement-breakpoint
CREATE INDEX "activity_pool_open" ON "activity" USING btree ("ends_at") WHERE "activity"."approval" = 'approved' and "activity"."pool_closed_at" is null;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_refused" CHECK (("activity"."approval" = 'refused') = ("activity"."refused_reason" <> ''));--> statement-breakpoint
ALTER TABLE "activity_item" ADD CONSTRAINT "activity_item_pieces" CHECK ("activity_item"."pieces" > 0);--> statement-breakpoint
-- by hand
-- No piece is sold twice: it passes from one trade to another only by being free in between.
CREATE FUNCTION activity_unit_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'unit % of activity % is taken by trade %', old.id, old.activity_id, old.trade_id
    USING ERRCODE = 'unique_violation', CONSTRAINT = 'activity_unit_once';
END $$;--> statement-breakpoint
CREATE TRIGGER activity_unit_once BEFORE UPDATE ON activity_unit FOR EACH ROW
  WHEN (old.trade_id IS NOT NULL AND new.trade_id IS NOT NULL) EXECUTE FUNCTION activity_unit_once();
