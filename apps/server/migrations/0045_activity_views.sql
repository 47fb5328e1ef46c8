CREATE TABLE "activity_view" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "activity_view_counts" CHECK ("activity_view"."visitors" >= 0 and "activity_view"."views" >= "activity_view"."visitors")
);
--> statement-breakpoint
CREATE TABLE "activity_visitor" (
	"activity_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "activity_visitor_activity_id_day_visitor_pk" PRIMARY KEY("activity_id","day","visitor")
);
--> statement-breakpoint
CREATE INDEX "activity_visitor_day" ON "activity_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "activity_period" ON "activity" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "activity_reminder_activity" ON "activity_reminder" USING btree ("activity_id");