CREATE TABLE "store_paper_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_paper_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"papers" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "store_paper_request_state" CHECK ("store_paper_request"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "quick_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"shortcut" text NOT NULL,
	"text" jsonb NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"area_id" integer NOT NULL,
	"detail" text NOT NULL,
	"post_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_chat_hours" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"week" jsonb NOT NULL,
	"away_text" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "shipping_template_store";--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "week" jsonb;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_qualification" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "store_paper_request" ADD CONSTRAINT "store_paper_request_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_answer" ADD CONSTRAINT "quick_answer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_address" ADD CONSTRAINT "return_address_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_chat_hours" ADD CONSTRAINT "store_chat_hours_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_paper_request_waiting" ON "store_paper_request" USING btree ("store_id") WHERE "store_paper_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "quick_answer_order" ON "quick_answer" USING btree ("store_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_answer_shortcut" ON "quick_answer" USING btree ("store_id",lower("shortcut"));--> statement-breakpoint
CREATE INDEX "return_address_store" ON "return_address" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_address_default" ON "return_address" USING btree ("store_id") WHERE "return_address"."is_default";--> statement-breakpoint
ALTER TABLE "shipping_template" ADD CONSTRAINT "shipping_template_own" UNIQUE("store_id","id");--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_own" UNIQUE("store_id","id");
--> statement-breakpoint
-- Products stand only on shelves of their own store and are sent only by its templates. The keys lead from one module's
-- tables to another's, so they are written here and not in the tables of either.
UPDATE "product" SET "store_category_id" = NULL WHERE "store_category_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "store_category" WHERE "store_category"."store_id" = "product"."store_id" AND "store_category"."id" = "product"."store_category_id");--> statement-breakpoint
UPDATE "product" SET "shipping_template_id" = NULL WHERE "shipping_template_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "shipping_template" WHERE "shipping_template"."store_id" = "product"."store_id" AND "shipping_template"."id" = "product"."shipping_template_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_own_shelf" FOREIGN KEY ("store_id","store_category_id") REFERENCES "store_category"("store_id","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_own_template" FOREIGN KEY ("store_id","shipping_template_id") REFERENCES "shipping_template"("store_id","id");
