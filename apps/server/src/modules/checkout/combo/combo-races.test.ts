import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { signInShopper } from '../testing/shopper.ts';
import { openComboMall } from './testing/combo-mall.ts';

const BUYERS = Number(process.env.COMBO_BUYERS ?? 12);

/**
 * Many buyers order a combo of which one part is in stock for three sets. Half of them name the parts in reverse order.
 */
async function buyLastSets(
  prepare: (mall: Awaited<ReturnType<typeof openComboMall>>) => Promise<unknown>,
  buyers: number,
) {
  const combo = await openComboMall();
  const { app, item, skuIds } = combo;
  await app.database.pool.query('update sku_stock set available = 6 where sku_id = $1', [skuIds[1]]);
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => signInShopper(app)));
  await prepare(combo);
  const answers = await Promise.all(
    shoppers.map(({ post, addrId }, index) => {
      const chosen = index % 2 === 0 ? skuIds : skuIds.toReversed();
      return post('/p/combo/submit', { uuid: randomUUID(), addrId, orderItem: item(1, chosen) });
    }),
  );
  const { rows } = await app.database.pool.query<{ sold: number }>(
    'select coalesce(sum(quantity), 0)::int as sold from order_line where sku_id = $1 and activity_id = $2',
    [skuIds[1], combo.activityId],
  );
  return { answers, placed: answers.filter(({ code }) => code === '00000').length, sold: rows[0]?.sold, combo };
}

describe('the last sets of a combo', () => {
  it('are sold up to the stock of the scarcest part; refused orders take no other part', async () => {
    const { answers, placed, sold, combo } = await buyLastSets(async () => undefined, BUYERS);
    expect([placed, sold]).toEqual([3, 6]);
    expect(answers.filter(({ reason }) => reason === 'stock.insufficient')).toHaveLength(BUYERS - 3);
    const [main, , last] = await combo.taken();
    expect([main, last]).toEqual([3, 3]);
  });

  it('control: when a reservation does not reduce the stock, more pieces are sold than exist', async () => {
    const { sold } = await buyLastSets(async ({ app }) => {
      await app.database.pool.query(`
        create function keep_stock() returns trigger language plpgsql as $$ begin
          new.available := old.available;
          return new;
        end $$;
        create trigger keep_stock before update on sku_stock for each row execute function keep_stock()`);
      await synchroniseTransactionsBefore(app, 'update', 'sku_stock', 2);
    }, 5);
    expect(sold).toBeGreaterThan(6);
  });
});
