CREATE TABLE "approval_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer,
	"category_id" integer,
	"requires_approval" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "approval_rule_scope" UNIQUE NULLS NOT DISTINCT("store_id","category_id"),
	CONSTRAINT "approval_rule_one_scope" CHECK ("approval_rule"."store_id" is null or "approval_rule"."category_id" is null)
);
--> statement-breakpoint
CREATE TABLE "brand_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"brand_id" integer,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "brand_proposal_state" CHECK ("brand_proposal"."state" in ('open', 'accepted', 'refused')),
	CONSTRAINT "brand_proposal_decided" CHECK (("brand_proposal"."state" = 'open') = ("brand_proposal"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "index_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "index_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"owner_id" integer,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"last_product_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "index_run_scope" CHECK ("index_run"."scope" in ('mall', 'category', 'brand')),
	CONSTRAINT "index_run_owner" CHECK (("index_run"."scope" = 'mall') = ("index_run"."owner_id" is null))
);
--> statement-breakpoint
-- Sets of synonyms had words of several languages in one list.
ALTER TABLE "search_synonym" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
UPDATE "search_synonym" SET "words" = jsonb_build_object(
	'en', coalesce((select jsonb_agg(word) from jsonb_array_elements_text("words") as word where word !~ '[一-鿿]'), '[]'),
	'zh_CN', coalesce((select jsonb_agg(word) from jsonb_array_elements_text("words") as word where word ~ '[一-鿿]'), '[]'));--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "local_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "taken_down_from" smallint;--> statement-breakpoint
ALTER TABLE "review_report" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_report" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hot_search" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hot_search" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_proposal" ADD CONSTRAINT "brand_proposal_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_proposal_open" ON "brand_proposal" USING btree (lower("name")) WHERE "brand_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "brand_proposal_store" ON "brand_proposal" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "product_change_waiting" ON "product_change" USING btree ("product_id") WHERE "product_change"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id","id") WHERE "product"."brand_id" is not null;--> statement-breakpoint
CREATE INDEX "product_waiting" ON "product" USING btree ("id") WHERE "product"."status" = 3;--> statement-breakpoint
-- Whether products wait was a column of the store and of the category.
INSERT INTO "approval_rule" ("store_id", "requires_approval") SELECT "id", true FROM "store" WHERE "requires_approval";--> statement-breakpoint
INSERT INTO "approval_rule" ("category_id", "requires_approval") SELECT "id", true FROM "category" WHERE "requires_approval";--> statement-breakpoint
ALTER TABLE "category" DROP COLUMN "requires_approval";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "requires_approval";--> statement-breakpoint
UPDATE "review_report" SET "decided_at" = "created_at" WHERE "state" <> 'open';--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_decided" CHECK (("review_report"."state" = 'open') = ("review_report"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "hot_search" ADD CONSTRAINT "hot_search_times" CHECK ("hot_search"."starts_at" < "hot_search"."ends_at");