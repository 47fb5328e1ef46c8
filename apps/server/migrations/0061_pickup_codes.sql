-- Two orders that wait in one store could have the same code, and staff handed over either. The oldest keeps it, and
-- each later one gets a code that no order waits under. Its buyer sees it in the order; no message ever contained one.
do $$
declare
  twin record;
  drawn text;
begin
  for twin in
    select id, store_id from (
      select id, store_id, row_number() over (partition by store_id, pickup ->> 'code' order by id) as place
      from mall_order where status = 2 and pickup is not null and (pickup ->> 'code') <> '') waiting
    where place > 1
  loop
    loop
      drawn := lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 100000000)::text, 8, '0');
      exit when not exists (
        select from mall_order where store_id = twin.store_id and status = 2 and pickup ->> 'code' = drawn);
    end loop;
    update mall_order set pickup = jsonb_set(pickup, '{code}', to_jsonb(drawn)) where id = twin.id;
  end loop;
end $$;
--> statement-breakpoint
DROP INDEX "mall_order_pickup_code";--> statement-breakpoint
CREATE UNIQUE INDEX "mall_order_pickup_code" ON "mall_order" USING btree ("store_id",("pickup" ->> 'code')) WHERE "mall_order"."pickup" is not null and ("mall_order"."pickup" ->> 'code') <> '' and "mall_order"."status" = 2;