import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { expect, it } from 'vitest';
import { sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { count, openQuietMall, signInShopper, stockedSku } from './testing/shopper.ts';

const TEMPLATE = {
  ...{ name: 'Test', basis: 'piece', firstUnits: 1, firstFee: 7.5, extraUnits: 1, extraFee: 1, exceptions: [] },
  ...{ freeOver: null, minDays: 1, maxDays: 2, notTo: [] },
};

const POLL_OPTIONS = { timeout: 5_000 };

it('checkout uses a store’s new fee and pause; an order during the change is placed or refused whole', async () => {
  const app = await openQuietMall();
  const seller = await sellerBrowser(app);
  const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 1000, stock: 50 });
  const { data } = await seller.call('POST', '/m/transport', TEMPLATE);
  const { templateId } = data as { templateId: number };
  await app.database.pool.query('update product set shipping_template_id = $2 where id = $1', [prodId, templateId]);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => signInShopper(app)));
  const [ada] = buyers;
  if (!ada) throw new Error('nobody buys');
  const confirm = () => ada.confirm({ addrId: ada.addrId, orderItem: { skuId, prodCount: 2 } });
  const total = async () => ((await confirm()).data as OutputOf<typeof confirmOrder> | null)?.amounts.actualTotal;
  await expect.poll(total, POLL_OPTIONS).toBe(28.5);
  await seller.call('POST', '/m/transport', { ...TEMPLATE, templateId, firstFee: 3 });
  await expect.poll(total, POLL_OPTIONS).toBe(24);

  const [paused, ...placed] = await Promise.all([
    seller.reason('PUT', '/m/shop/status', { isOpen: false }),
    ...buyers.map((buyer) => buyer.buy(skuId)),
  ]);
  expect(paused).toBeUndefined();
  const done = placed.filter(({ success }) => success).length;
  expect(placed.filter(({ reason }) => reason === 'store.notOpen')).toHaveLength(buyers.length - done);
  expect(await count(app, 'mall_order')).toBe(done);
  expect(await count(app, `sku_stock where sku_id = ${skuId} and available = ${50 - done}`)).toBe(1);
  await expect.poll(async () => (await confirm()).reason, POLL_OPTIONS).toBe('store.notOpen');
  expect((await ada.buy(skuId)).reason).toBe('store.notOpen');
  await seller.call('PUT', '/m/shop/status', { isOpen: true });
  await expect.poll(total, POLL_OPTIONS).toBe(24);
});
