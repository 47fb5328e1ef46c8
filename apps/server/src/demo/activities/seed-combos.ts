import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoComboOrder, demoCombos } from '@galleria/demo/promotions/demo-combos';
import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { findActivity } from '../../modules/activities/index.ts';
import { checkout } from '../../modules/checkout/index.ts';
import { findSubmittedTrade } from '../../modules/orders/index.ts';
import { placeProducts } from '../mall/place-products.ts';
import { replayOrderHistory } from '../orders/replay-order-history.ts';
import { callerFor, firstSkuOf, type OrderServices } from '../orders/seed-orders.ts';
import { renewActivities } from './renew-activities.ts';
import { insertActivity } from './seed-activities.ts';

/** Combos that run around now, and an order of the demo's buyer for one. */
export async function seedCombos(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      for (const combo of demoCombos) {
        if (await findActivity(transaction.queries, combo.activityId)) continue;
        await insertActivity(transaction, combo, 'combo', { combo: termsOf(combo) });
      }
    }),
  );
  await renewCombos(database);
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (account) await withAdvisoryLock(database.url, 'people', () => buyCombo(database, services, account.id));
}

/** Postpones ended combos. */
export async function renewCombos(database: Database): Promise<void> {
  await renewActivities(database, demoCombos);
}

function termsOf({ parts, least, most }: (typeof demoCombos)[number]) {
  const ids = new Map(placeProducts().map(({ product, id }) => [product.key, id]));
  return {
    ...{ least, most },
    parts: parts.map(({ product, isFixed, quantity = 1 }) => ({ prodId: ids.get(product) ?? 0, isFixed, quantity })),
  };
}

/** Placed once. When the combo is not running now, a later start places it. */
async function buyCombo(database: Database, services: OrderServices, userId: string): Promise<void> {
  const { submissionId, products } = demoComboOrder;
  const find = () => findSubmittedTrade(database.queries, { userId, submissionId });
  if (await find()) return;
  const caller = callerFor(userId, services.log);
  const [address] = await services.addresses.list({ userId, locale: DEFAULT_LOCALE });
  const placed = await checkout.operations.submitComboOrder(
    services.checkout,
    {
      ...{ uuid: submissionId, addrId: address?.addrId, couponUserIds: [], userUseScore: 0 },
      ...{ orderShopParams: [], orderInvoiceList: [], virtualRemarkList: [] },
      orderItem: { activityId: demoCombos[0]?.activityId ?? 0, skuIds: products.map(firstSkuOf), setCount: 1 },
    },
    caller,
  );
  const trade = isRefused(placed) ? undefined : await find();
  if (trade?.state !== TRADE_STATE.unpaid) return;
  const { finalStatus, payType, hoursAgo } = demoComboOrder;
  await replayOrderHistory(database, caller.actor, trade.tradeId, { finalStatus, payType, hoursAgo });
}
