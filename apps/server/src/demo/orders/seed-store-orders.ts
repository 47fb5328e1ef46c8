import { randomBytes, randomUUID } from 'node:crypto';
import {
  PICKUP_STATION,
  STORE_WITH_WORK,
  type StoreTrade,
  storeTrades,
  storeTradeToPay,
} from '@galleria/demo/orders/store-trades';
import { demoCustomer } from '@galleria/demo/people/demo-customer';
import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { BuyerCaller } from '../../infra/calls/use-case.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import type { Log } from '../../infra/log/log.ts';
import { accounts, findAccount } from '../../modules/accounts/index.ts';
import { type Addresses, addresses } from '../../modules/addresses/index.ts';
import { putIntoCart } from '../../modules/cart/index.ts';
import { readSaleItems } from '../../modules/catalogue/index.ts';
import { type CheckoutContext, checkout } from '../../modules/checkout/index.ts';
import { findSubmittedTrade, orders, type SeededStep } from '../../modules/orders/index.ts';
import { answersTo, callerFor, firstSkuOf } from './seed-orders.ts';

interface Services {
  readonly checkout: CheckoutContext;
  readonly addresses: Addresses;
  readonly log: Log;
}

/** The customer orders again when fewer orders than this wait to be sent. */
const ENOUGH_WORK = 4;
const [STRIPE, CASH_ON_DELIVERY] = [13, 7] as const;
const COURIER = 1;
const PAID_AFTER_HOURS = 1;

/** Work for the back office of store 2 after every start, through the same use cases as every order. */
export async function seedStoreOrders(database: Database, services: Services): Promise<void> {
  await withAdvisoryLock(database.url, 'people', async () => {
    const caller = callerFor(await customerId(database), services.log);
    if ((await orders.seed.countToShip(database.queries, STORE_WITH_WORK)) < ENOUGH_WORK) {
      for (const trade of storeTrades) await seedStoreTrade(database, services, caller, trade);
    }
    if (await orders.seed.hasOrderToPay(database.queries, caller.actor.userId)) return;
    await seedStoreTrade(database, services, caller, storeTradeToPay);
  });
}

/** The customer's passwords are random, so nobody can sign in as her. */
async function customerId(database: Database): Promise<string> {
  const { addresses: ownAddresses, ...account } = demoCustomer;
  const known = await findAccount(database.queries, { channel: 'mail', address: account.mail });
  if (known) return known.id;
  const secret = () => randomBytes(16).toString('base64url');
  return inTransaction(database, SYSTEM, async (transaction) => {
    const person = { ...account, locale: DEFAULT_LOCALE, password: secret(), payPassword: secret() };
    const userId = await accounts.seed.seedAccount(transaction, person);
    await addresses.seed.seedAddresses(transaction, userId, ownAddresses);
    return userId;
  });
}

async function seedStoreTrade(
  database: Database,
  services: Services,
  caller: BuyerCaller,
  trade: StoreTrade,
): Promise<void> {
  const { actor } = caller;
  const uuid = randomUUID();
  const placed = await submit(database, services, caller, uuid, trade);
  if (!placed || !trade.isPaid) return;
  const { isReminded, isCancelAsked, hoursAgo } = trade;
  const payType = isCancelAsked ? CASH_ON_DELIVERY : STRIPE;
  const steps: SeededStep[] = [{ event: 'paid', payType, afterHours: PAID_AFTER_HOURS }];
  if (trade.isPartlyShipped) steps.push({ event: 'partlyShipped', afterHours: PAID_AFTER_HOURS });
  if (isReminded) steps.push({ event: 'reminded', afterHours: hoursAgo - PAID_AFTER_HOURS });
  if (isCancelAsked) steps.push({ event: 'cancelAsked', afterHours: hoursAgo - PAID_AFTER_HOURS });
  await inTransaction(database, actor, (transaction) =>
    orders.seed.seedTradeHistory(transaction, placed.tradeId, {
      steps,
      hoursAgo: isReminded || isCancelAsked ? 1 : hoursAgo,
    }),
  );
}

/** Undefined when a product is no longer for sale. */
async function submit(
  database: Database,
  { checkout: context, addresses }: Services,
  caller: BuyerCaller,
  uuid: string,
  { things, deliveryType, message }: StoreTrade,
) {
  const { userId } = caller.actor;
  const quantities = new Map(things.map(({ product, quantity }) => [firstSkuOf(product), quantity]));
  const items = await readSaleItems(database.queries, [...quantities.keys()]);
  const lines = items.map(({ skuId, prodId, priceCents }) => {
    return { skuId, prodId, priceCents, quantity: quantities.get(skuId) ?? 1 };
  });
  await inTransaction(database, caller.actor, (transaction) =>
    putIntoCart(transaction, userId, lines, { onlyTheseChecked: true }),
  );
  const [address] = await addresses.list({ userId, locale: DEFAULT_LOCALE });
  const { receiver = '', mobile = '' } = address ?? {};
  const pickup = deliveryType === 2 ? { stationId: PICKUP_STATION, name: receiver, mobile } : undefined;
  const answer = await checkout.operations.submitOrder(
    context,
    {
      ...{ uuid, addrId: address?.addrId, couponUserIds: [], userUseScore: 0, orderInvoiceList: [] },
      orderShopParams: [
        {
          shopId: STORE_WITH_WORK,
          remarks: message ?? '',
          dvyType: deliveryType ?? COURIER,
          ...(pickup && { pickup }),
        },
      ],
      virtualRemarkList: answersTo(items),
    },
    caller,
  );
  if (isRefused(answer)) {
    caller.log.warn({ event: 'demo.order_refused', refused: answer.refused }, 'demo order was not placed');
    return undefined;
  }
  return findSubmittedTrade(database.queries, { userId, submissionId: uuid });
}
