import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { openGiftMall } from '../testing/gift-mall.ts';
import { signInShopper } from '../testing/shopper.ts';

const BUYERS = Number(process.env.GIFT_BUYERS ?? 12);

type Mall = Awaited<ReturnType<typeof openGiftMall>>;

/**
 * Many buyers order at once, after their pages have shown the last gift. Returns how many orders are placed and
 * refused.
 */
async function buyAtOnce({ app, main, gift }: Mall, many: number) {
  const giftsToken = `${main.skuId}-${gift.skuId}-1`;
  const buyers = await Promise.all(Array.from({ length: many }, () => signInShopper(app)));
  const answers = await Promise.all(buyers.map(({ buy }) => buy(main.skuId, 1, { giftsToken })));
  return {
    placed: answers.filter(({ code }) => code === '00000').length,
    refused: answers.filter(({ reason }) => reason === 'order.giftChanged').length,
  };
}

describe('concurrent orders for the last gift', () => {
  it.each([
    ['of the activity', { terms: { pool: 1 } }],
    ['in stock', { stock: 1 }],
  ])('%s get it once; every other order whose page showed it is refused', async (_, wanted) => {
    const mall = await openGiftMall(wanted);
    const before = await mall.giftStock();
    const { placed, refused } = await buyAtOnce(mall, BUYERS);
    expect([placed, refused]).toEqual([1, BUYERS - 1]);
    expect(await mall.given()).toBe(1);
    expect(await mall.giftStock()).toBe(before - 1);
  });

  it('control: without the row lock on the count, several orders get the last gift', async () => {
    const mall = await openGiftMall({ terms: { pool: 1 } });
    const { pool } = mall.app.database;
    // Without this, the row lock of the stock would make them wait for each other before they reach the count.
    await removeRowLocks(mall.app, 'sku_stock', { event: 'update', count: 2, write: 'null' });
    await pool.query('alter table stock_movement drop constraint stock_movement_sequence');
    await removeRowLocks(mall.app, 'activity_gift', {
      ...{ event: 'update', count: 2 },
      write: 'update activity_gift_rows set given = new.given where activity_id = new.activity_id',
    });
    const buyers = await Promise.all([signInShopper(mall.app), signInShopper(mall.app)]);
    await Promise.all(buyers.map(({ buy }) => buy(mall.main.skuId)));
    const { rows } = await pool.query('select count(*)::int as gifts from order_line where main_sku_id is not null');
    expect(rows[0].gifts).toBe(2);
  });
});
