ALTER TABLE "trade" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "trade_unpaid_user" ON "trade" USING btree ("user_id","pieces") WHERE "trade"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "trade_awaiting_transfer" ON "trade" USING btree ("id") WHERE "trade"."state" = 'unpaid' and "trade"."pay_type" = 8;--> statement-breakpoint
CREATE INDEX "trade_pay_on_delivery_user" ON "trade" USING btree ("user_id") WHERE "trade"."state" = 'promised';--> statement-breakpoint
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
