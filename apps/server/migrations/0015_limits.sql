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
ALTER TABLE "verification_code" DROP CONSTRAINT "verification_code_purpose_address_pk";--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_reference" ADD CONSTRAINT "upload_reference_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_reference_upload" ON "upload_reference" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "trade_unpaid_user" ON "trade" USING btree ("user_id","pieces") WHERE "trade"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "trade_awaiting_transfer" ON "trade" USING btree ("id") WHERE "trade"."state" = 'unpaid' and "trade"."pay_type" = 8;--> statement-breakpoint
CREATE INDEX "trade_pay_on_delivery_user" ON "trade" USING btree ("user_id") WHERE "trade"."state" = 'promised';--> statement-breakpoint
CREATE INDEX "upload_path" ON "upload" USING btree ("path");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_request" UNIQUE NULLS NOT DISTINCT("purpose","address","user_id");--> statement-breakpoint
INSERT INTO "upload_reference" ("holder", "holder_id", "upload_id")
SELECT 'account.avatar', "account"."id"::text, min("upload"."id") FROM "account"
JOIN "upload" ON "upload"."path" = "account"."avatar" AND "upload"."owner_kind" = 'buyer' AND "upload"."owner_id" = "account"."id"::text
WHERE "account"."avatar" <> '' GROUP BY "account"."id";
--> statement-breakpoint
UPDATE "trade" SET "pieces" = (
  SELECT coalesce(sum("quantity"), 0) FROM "order_line" JOIN "mall_order" ON "mall_order"."id" = "order_id"
  WHERE "trade_id" = "trade"."id"
) WHERE "state" = 'unpaid';
--> statement-breakpoint

-- What a buyer reserves without having paid is limited. Submissions and payments of one buyer that depend on it run one
-- after another, so that each counts what those before it have reserved.
create function lock_buyer_holdings(buyer uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('holdings of buyer ' || buyer, 0));
end $$;
--> statement-breakpoint

-- Volatile: the count has a snapshot of its own, taken once the lock is held. As a part of the statement that places a
-- trade it would see the snapshot of that statement, which is older.
create function unpaid_holding(buyer uuid, out trades integer, out pieces integer) language plpgsql volatile as $$
begin
  perform lock_buyer_holdings(buyer);
  select count(*), coalesce(sum(trade.pieces), 0) into trades, pieces
    from trade where trade.user_id = buyer and trade.state = 'unpaid';
end $$;
--> statement-breakpoint
UPDATE "setting" SET "value" = ("value" - 'joiningPoints') || jsonb_build_object('welcomePoints', "value" -> 'joiningPoints')
WHERE "key" = 'rules' AND "value" ? 'joiningPoints';
