CREATE TABLE "currency_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currency_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"state" text NOT NULL,
	"is_fetched" boolean NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "currency_rate_positive" CHECK ("currency_rate"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "setting_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT mall_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "pictures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "currency_rate_code" ON "currency_rate" USING btree ("code","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "currency_rate_one_waiting" ON "currency_rate" USING btree ("code") WHERE "currency_rate"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "setting_change_name" ON "setting_change" USING btree ("name","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_times" CHECK ("banner"."starts_at" < "banner"."ends_at");
--> statement-breakpoint
-- A rule of the mall inside a statement: in force at once, and without a statement of its own.
create function mall_rule(name text, fallback integer) returns integer language sql stable parallel safe as
  $$select coalesce((select (value ->> name)::integer from setting where key = 'rules'), fallback)$$;
