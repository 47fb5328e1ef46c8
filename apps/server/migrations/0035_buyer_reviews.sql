CREATE TABLE "review_flag" (
	"review_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "review_flag_once" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "review_vote_once" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "review_report" DROP CONSTRAINT "review_report_once";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_pictures";--> statement-breakpoint
DROP INDEX "review_product";--> statement-breakpoint
DROP INDEX "review_user";--> statement-breakpoint
DROP INDEX "review_unanswered";--> statement-breakpoint
ALTER TABLE "review_report" ALTER COLUMN "seller_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "append_content" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "append_pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "appended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "append_reply_content" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "append_replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "useful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_flag" ADD CONSTRAINT "review_flag_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_flag_user" ON "review_flag" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_vote_user" ON "review_vote" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_report_review" ON "review_report" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_one_open" ON "review_report" USING btree ("review_id") WHERE "review_report"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_by_store" ON "review_report" USING btree ("review_id") WHERE "review_report"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "mall_order_to_review" ON "mall_order" USING btree ("id") WHERE "mall_order"."status" = 4;--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","is_default","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ("review"."reply_content" is null and not "review"."is_default") or ("review"."append_content" is not null and "review"."append_reply_content" is null);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_line" UNIQUE("order_line_id");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_append" CHECK (("review"."append_content" is null) = ("review"."appended_at" is null)
        and ("review"."append_reply_content" is null) = ("review"."append_replied_at" is null)
        and ("review"."append_content" is not null or ("review"."append_reply_content" is null and cardinality("review"."append_pictures") = 0)));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_useful" CHECK ("review"."useful_count" >= 0);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_pictures" CHECK (cardinality("review"."pictures") <= 9 and cardinality("review"."append_pictures") <= 9);