import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';

const HOUR_MS = 3_600_000;

/** In the API's format, so many hours from now. */
export const hoursFromNow = (hours: number) => formatApiTime(new Date(Date.now() + hours * HOUR_MS));

export interface Goods {
  readonly prodId: number;
  readonly skuId: number;
}

/** One SKU of each of some products that a store sells, at 100. */
export async function goodsOf({ database: { pool } }: TestApp, storeId: number, count: number): Promise<Goods[]> {
  const { rows } = await pool.query<Goods>(
    `select product.id as "prodId", min(sku.id) as "skuId" from sku join product on product.id = product_id
     where store_id = $1 and product.status = 1 and is_on and retired_name is null group by 1 order by 1 limit $2`,
    [storeId, count],
  );
  const prodIds = rows.map(({ prodId }) => prodId);
  await pool.query('update sku set price_cents = 10000 where product_id = any($1)', [prodIds]);
  return rows;
}

/** The owner of stores 2 and 5, who makes limited-time discounts of everything at 80. */
export async function openActivityMaker(app: TestApp) {
  const seller = await sellerBrowser(app);
  const inStore = (storeId: number) => seller.call('POST', '/m/store/switch', { storeId });
  const save = (goods: readonly Goods[], changes: object = {}) =>
    seller.call('POST', '/m/activity', {
      ...{ kind: 'limitedTime', names: { en: 'Short and sweet', zh_CN: '限时好价' } },
      ...{ startTime: hoursFromNow(1), endTime: hoursFromNow(25) },
      items: goods.map(({ skuId }) => ({ skuId, price: 80 })),
      ...changes,
    });
  const made = async (goods: readonly Goods[], changes: object = {}) => {
    const { data, reason } = await save(goods, changes);
    if (reason) throw new Error(`openActivityMaker: refused (${reason})`);
    return (data as { activityId: number }).activityId;
  };
  return { seller, inStore, save, made };
}

/** Puts the mall's clock to this moment. What was cached by the old clock is read anew. */
export async function setClock(app: TestApp, moment: string): Promise<void> {
  await app.moveClock(`${Math.ceil((Date.parse(moment) - Date.now()) / 1000)} seconds`);
  await app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
}
