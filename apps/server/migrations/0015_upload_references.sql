CREATE TABLE "upload_reference" (
	"holder" text NOT NULL,
	"holder_id" text NOT NULL,
	"upload_id" bigint NOT NULL,
	CONSTRAINT "upload_reference_holder_holder_id_pk" PRIMARY KEY("holder","holder_id")
);
--> statement-breakpoint
CREATE TABLE "upload_usage" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_usage_owner_kind_owner_id_day_pk" PRIMARY KEY("owner_kind","owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "upload_reference" ADD CONSTRAINT "upload_reference_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_reference_upload" ON "upload_reference" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "upload_path" ON "upload" USING btree ("path");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "upload_reference" ("holder", "holder_id", "upload_id")
SELECT 'account.avatar', "account"."id"::text, min("upload"."id") FROM "account"
JOIN "upload" ON "upload"."path" = "account"."avatar" AND "upload"."owner_kind" = 'buyer' AND "upload"."owner_id" = "account"."id"::text
WHERE "account"."avatar" <> '' GROUP BY "account"."id";
