CREATE TABLE "group_buy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_buy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"size" smallint NOT NULL,
	"leader_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "group_buy_size" CHECK ("group_buy"."size" between 2 and 10),
	CONSTRAINT "group_buy_state" CHECK ("group_buy"."state" in ('open', 'filled', 'failed')),
	CONSTRAINT "group_buy_ended" CHECK (("group_buy"."state" = 'open') = ("group_buy"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "group_buy_place" (
	"group_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"trade_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"size" smallint NOT NULL,
	"ordinal" smallint NOT NULL,
	"paid_at" timestamp with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "group_buy_place_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "group_buy_place_ordinal" UNIQUE("group_id","ordinal"),
	CONSTRAINT "group_buy_place_trade" UNIQUE("trade_id"),
	CONSTRAINT "group_buy_place_within" CHECK ("group_buy_place"."ordinal" between 1 and "group_buy_place"."size")
);
--> statement-breakpoint
ALTER TABLE "group_buy_place" ADD CONSTRAINT "group_buy_place_group_id_group_buy_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_buy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buy_place" ADD CONSTRAINT "group_buy_place_trade_id_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_buy_activity" ON "group_buy" USING btree ("activity_id","state","expires_at");--> statement-breakpoint
CREATE INDEX "group_buy_due" ON "group_buy" USING btree ("expires_at") WHERE "group_buy"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "group_buy_place_open" ON "group_buy_place" USING btree ("user_id","product_id") WHERE "group_buy_place"."is_open";--> statement-breakpoint
CREATE INDEX "group_buy_place_to_end" ON "group_buy_place" USING btree ("group_id") WHERE "group_buy_place"."is_open";