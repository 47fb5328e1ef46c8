import { formatApiTime } from '@galleria/contract/wire/api-time';
import { HOUR_MS } from '@galleria/domain/site/durations';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';

/** A time so many hours from now, in the API wire format. */
export const hoursFromNow = (hours: number) => formatApiTime(new Date(Date.now() + hours * HOUR_MS));

export interface Goods {
  readonly prodId: number;
  readonly skuId: number;
}

/** One SKU each of some products that are on sale in a store, priced at 100. */
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

/** The owner of stores 2 and 5, with calls that make activities: by default a limited-time discount to 80. */
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

/** Sets the mall's clock to this moment and invalidates the cached activities. */
export async function setClock(app: TestApp, moment: string): Promise<void> {
  await app.moveClock(`${Math.ceil((Date.parse(moment) - Date.now()) / 1000)} seconds`);
  await app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
}
