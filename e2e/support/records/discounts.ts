import { randomUUID } from 'node:crypto';
import { inDatabase, queryRows } from '../database.ts';

interface RunningDiscount {
  readonly discountId: number;
  readonly name: string;
}

/** Creates a discount for one product and one test: 5.00 off from 40.00. `endDiscount` ends it. */
export async function startDiscount(storeId: number, prodId: number): Promise<RunningDiscount> {
  const name = `Lantern days ${randomUUID().slice(0, 8)}`;
  const discountId = await inDatabase(async (client) => {
    const { rows: made } = await client.query<{ id: number }>(
      `insert into store_discount (store_id, name, kind, steps, prod_ids, starts_at, ends_at)
       values ($1, $2, 'spend', '[{"from": 4000, "off": 500}]', array[$3::int], mall_now() - interval '1 day',
         mall_now() + interval '1 day') returning id`,
      [storeId, JSON.stringify({ en: name }), prodId],
    );
    await client.query(`select pg_notify('mall_changed', 'promotions')`);
    return made[0]?.id ?? 0;
  });
  return { discountId, name };
}

/** Ends a discount in `seconds`. */
export async function endDiscount({ discountId }: RunningDiscount, seconds: number): Promise<void> {
  await queryRows(
    `with ended as (update store_discount set ends_at = mall_now() + make_interval(secs => $2) where id = $1)
     select pg_notify('mall_changed', 'promotions')`,
    [discountId, seconds],
  );
}
