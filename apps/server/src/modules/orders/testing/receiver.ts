import type { TestApp } from '../../../testing/open-test-app.ts';
import { advanceOrder } from '../own-orders/mark-orders-db.ts';
import { openShopper, pickItems, virtualItem } from './shopper.ts';

/** A buyer with shipped orders, and the points and growth that they earn. */
export async function openReceiver(app: TestApp) {
  const ada = await openShopper(app);
  const send = async (number: string) => {
    const sent = await advanceOrder(app.database.queries, { userId: ada.userId, number }, 'shipped');
    if (!sent) throw new Error(`order ${number} cannot be shipped`);
  };
  const data = async (path: string) => (await ada.call('GET', path)).data;
  return {
    ...ada,
    send,
    /** One order, paid and shipped. */
    orderSent: async () => {
      const [number = ''] = await ada.order(await pickItems(app));
      await ada.pay(number);
      await send(number);
      return number;
    },
    /** One order of two voucher codes. */
    orderCodes: async () => {
      const { item, choices } = await virtualItem(app);
      const [number = ''] = await ada.order([item], choices);
      await ada.pay(number);
      return number;
    },
    click: (number: string) => ada.reason('PUT', `/myOrder/receipt/${number}`),
    status: async (number: string) => (await ada.detail(number)).status,
    earnings: async () => {
      const { score } = (await data('/score/info')) as { score: number };
      const { growth } = (await data('/level/info')) as { growth: number };
      const { records } = (await data('/score/page')) as { records: { reason: string; change: number }[] };
      return { score, growth, records: records.map(({ reason, change }) => ({ reason, change })) };
    },
  };
}
