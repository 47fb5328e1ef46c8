CREATE TABLE "activity_reminder" (
	"user_id" uuid NOT NULL,
	"activity_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "activity_reminder_user_id_activity_id_pk" PRIMARY KEY("user_id","activity_id")
);
--> statement-breakpoint
CREATE INDEX "activity_reminder_due" ON "activity_reminder" USING btree ("activity_id","user_id") WHERE "activity_reminder"."sent_at" is null;