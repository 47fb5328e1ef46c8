CREATE TABLE "store_visit_day" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "store_visit_day_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_visitor" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "store_visitor_store_id_day_visitor_pk" PRIMARY KEY("store_id","day","visitor")
);
--> statement-breakpoint
CREATE INDEX "store_visitor_day" ON "store_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("store_id","created_at") WHERE "review"."reply_content" is null;