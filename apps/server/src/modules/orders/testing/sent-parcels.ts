import type { OutputOf } from '@galleria/contract/operation';
import type { parcelList } from '@galleria/contract/orders/fulfilment';
import type { storeOrderInfo } from '@galleria/contract/orders/store-orders';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { openShopper, pickItems } from './shopper.ts';

type StoreOrder = OutputOf<typeof storeOrderInfo>;
type Parcels = OutputOf<typeof parcelList>;

/** A paid order of store 2 that left in one parcel per waybill, with SF Express. */
export async function sendParcels(app: TestApp, ...waybills: string[]) {
  return sendParcelsTo(app, await openShopper(app), waybills);
}

export async function sendParcelsTo(
  app: TestApp,
  ada: Awaited<ReturnType<typeof openShopper>>,
  waybills: readonly string[],
) {
  const [item] = await pickItems(app);
  if (!item) throw new Error('sendParcels: the demo has nothing');
  const [number = ''] = await ada.order([{ ...item, count: waybills.length }]);
  await ada.pay(number);
  const seller = await sellerBrowser(app);
  const info = async () => (await seller.call('GET', `/m/order/info?orderNumber=${number}`)).data as StoreOrder;
  const orderItemId = (await info()).lines[0]?.orderItemId;
  const packages = waybills.map((dvyFlowId) => ({ dvyId: 1, dvyFlowId, items: [{ orderItemId, count: 1 }] }));
  const shipped = await seller.call('POST', '/m/order/deliver', { orderNumber: number, packages });
  const { parcelIds } = shipped.data as { parcelIds: number[] };
  const parcels = async () => (await ada.call('GET', `/myDelivery/orderInfo/${number}`)).data as Parcels;
  return { ada, seller, number, info, parcelIds, parcels };
}

/** Lets the tracked time of the registered parcels pass, but not the mall's clock, and makes their pulls due. */
export async function backdateTracking({ database }: TestApp, minutes: number): Promise<void> {
  await database.queries.execute(sql`
    update parcel_tracking set registered_at = registered_at - make_interval(mins => ${minutes}),
      next_pull_at = mall_now() where next_pull_at is not null`);
}
