CREATE TABLE "parcel_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"state" smallint NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "parcel_event_once" UNIQUE("parcel_id","provider","event_key"),
	CONSTRAINT "parcel_event_state" CHECK ("parcel_event"."state" in (1, 2, 3, 4, 201))
);
--> statement-breakpoint
CREATE TABLE "parcel_tracking" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"registered_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"next_pull_at" timestamp with time zone,
	"quiet_pulls" integer DEFAULT 0 NOT NULL,
	"failed_pulls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_tracking_rejected" CHECK (("parcel_tracking"."reference" = '') = ("parcel_tracking"."rejection" <> ''))
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"seller_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "review_report_once" UNIQUE("review_id"),
	CONSTRAINT "review_report_state" CHECK ("review_report"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "courier" ADD COLUMN "tracking_codes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD CONSTRAINT "parcel_event_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracking" ADD CONSTRAINT "parcel_tracking_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_tracking_due" ON "parcel_tracking" USING btree ("next_pull_at") WHERE "parcel_tracking"."next_pull_at" is not null;--> statement-breakpoint
CREATE INDEX "parcel_tracking_reference" ON "parcel_tracking" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "review_report_open" ON "review_report" USING btree ("id") WHERE "review_report"."state" = 'open';--> statement-breakpoint
CREATE INDEX "parcel_waybill_number" ON "parcel" USING btree (upper("waybill")) WHERE "parcel"."waybill" <> '';--> statement-breakpoint
CREATE INDEX "parcel_problem" ON "parcel" USING btree ("store_id","order_id") WHERE "parcel"."state" = 4;--> statement-breakpoint
CREATE INDEX "review_store" ON "review" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."reply_content" is null;--> statement-breakpoint
UPDATE "parcel" SET "signed_at" = mall_now() WHERE "state" = 3;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_signed" CHECK (("parcel"."state" = 3) = ("parcel"."signed_at" is not null));--> statement-breakpoint
UPDATE "courier" SET "tracking_codes" = jsonb_build_object('aftership', known.code)
FROM (VALUES (1, 'sf-express'), (2, 'yto'), (3, 'zto-express'), (4, 'sto'), (5, 'yundaex'), (6, 'china-ems'), (8, 'dhl'), (9, 'ups'), (10, 'fedex'))
	AS known(id, code)
WHERE "courier"."id" = known.id;
