import { randomUUID } from 'node:crypto';
import { type DemoTrade, demoGift, demoTrades, unpaidItems } from '@galleria/demo/orders/demo-trades';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { type BuyerActor, SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, PROMOTION_COST } from '@galleria/domain/ledger/accounts';
import { move } from '@galleria/domain/ledger/journal';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import { DAY_MS } from '@galleria/domain/site/durations';
import { DEFAULT_LOCALE, textIn } from '@galleria/domain/site/locales';
import { NO_AUDIT } from '../../infra/audit/audit-trail.ts';
import type { BuyerCaller } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import type { Log } from '../../infra/log/log.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import type { Addresses } from '../../modules/addresses/index.ts';
import { putIntoCart } from '../../modules/cart/index.ts';
import { readSaleItems, type SaleItem } from '../../modules/catalogue/index.ts';
import { type CheckoutContext, checkout } from '../../modules/checkout/index.ts';
import { postJournal } from '../../modules/ledger/index.ts';
import { findSubmittedTrade, orders } from '../../modules/orders/index.ts';
import { readSetting } from '../../modules/site/index.ts';
import { placeProducts } from '../mall/place-products.ts';
import { skuIdOf } from '../mall/product-rows.ts';
import { replayOrderHistory } from './replay-order-history.ts';

export interface OrderServices {
  readonly checkout: CheckoutContext;
  readonly addresses: Addresses;
  readonly log: Log;
}

/**
 * Seeds balance, points and orders of the demo's buyer through the same use cases as every order, also in a mall that
 * was seeded before the demo had orders. After every start one order waits to be paid: the previous one has expired.
 */
export async function seedOrders(database: Database, services: OrderServices): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    const caller = callerFor(account.id, services.log);
    await grantBalanceAndPoints(database, account.id);
    for (const trade of demoTrades) await seedTrade(database, services, caller, trade);
    await seedOrderToReview(database, services, caller);
    if (await orders.seed.hasOrderToPay(database.queries, account.id)) return;
    await submit(database, services, caller, orderToPayId(), unpaidItems);
  });
}

/**
 * Prefix of the submission ids of the order to pay, which sets it apart from orders that users place while trying the
 * demo.
 */
const TO_PAY_PREFIX = 'de0de0de';

function orderToPayId(): string {
  return TO_PAY_PREFIX + randomUUID().slice(TO_PAY_PREFIX.length);
}

/**
 * Keeps an order to pay for the demo's buyer: its time limit is extended before it expires, and when it was paid or
 * cancelled, another one is placed without touching the cart.
 */
export async function renewOrderToPay(database: Database, services: OrderServices): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    const { unpaidLimitMinutes } = await readSetting(database.queries, 'rules');
    await inTransaction(database, SYSTEM, (transaction) =>
      orders.seed.prolongTrades(transaction, account.id, {
        submissionPrefix: TO_PAY_PREFIX,
        minutes: unpaidLimitMinutes,
      }),
    );
    if (await orders.seed.hasOrderToPay(database.queries, account.id)) return;
    const [{ product, quantity }] = unpaidItems;
    const orderItem = { skuId: firstSkuOf(product), prodCount: quantity };
    await submitOrder(services, callerFor(account.id, services.log), { uuid: orderToPayId(), orderItem });
  });
}

/** Seeds an order to review when there is none: the previous one was reviewed, or the time to review it is over. */
async function seedOrderToReview(database: Database, services: OrderServices, caller: BuyerCaller): Promise<void> {
  const trade = demoTrades.find(({ finalStatus }) => finalStatus === 'toReview');
  if (!trade || (await orders.seed.hasOrderToReview(database.queries, caller.actor.userId))) return;
  await seedTrade(database, services, caller, { ...trade, submissionId: randomUUID() });
}

/**
 * Given once: the keys of the journals are unique. A mall that was seeded before points were spread over several
 * journals has all of them already.
 */
async function grantBalanceAndPoints(database: Database, userId: string): Promise<void> {
  const balance = move(PROMOTION_COST, buyerWallet(userId), demoGift.balanceCents);
  const posted = await inTransaction(database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `demo:${userId}`, reason: 'gift', lines: balance }),
  );
  if (posted === 'duplicate') return;
  const now = (await readClock(database.queries)).getTime();
  for (const { points, daysAgo, reason } of demoGift.points) {
    // The key that registration uses, so that it does not issue these points again.
    const key = reason === 'joined' ? `joined:${userId}` : `demo:${userId}:${daysAgo}`;
    const journal = { key, reason, lines: issuePoints(userId, points), at: new Date(now - daysAgo * DAY_MS) };
    await inTransaction(database, SYSTEM, (transaction) => postJournal(transaction, journal));
  }
}

/** Placed once, by its submission id. */
export async function seedTrade(
  database: Database,
  services: OrderServices,
  caller: BuyerCaller,
  trade: DemoTrade,
): Promise<void> {
  const { submissionId, things } = trade;
  const find = () => findSubmittedTrade(database.queries, { userId: caller.actor.userId, submissionId });
  const known = await find();
  if (!known) await submit(database, services, caller, submissionId, things);
  const placed = known ?? (await find());
  if (placed?.state !== TRADE_STATE.unpaid) return;
  await replayOrderHistory(database, caller.actor, placed.tradeId, trade);
}

/** Orders through the cart. SKUs that are no longer for sale are skipped. */
export async function submit(
  database: Database,
  services: OrderServices,
  caller: BuyerCaller,
  uuid: string,
  things: DemoTrade['things'],
  couponUserIds: number[] = [],
): Promise<void> {
  const { actor } = caller;
  const { userId } = actor;
  const quantities = new Map(things.map(({ product, quantity }) => [firstSkuOf(product), quantity]));
  const items = await readSaleItems(database.queries, [...quantities.keys()]);
  const lines = items.map(({ skuId, prodId, priceCents }) => {
    return { skuId, prodId, priceCents, quantity: quantities.get(skuId) ?? 1 };
  });
  await inTransaction(database, actor, (transaction) =>
    putIntoCart(transaction, userId, lines, { onlyTheseChecked: true }),
  );
  await submitOrder(services, caller, { uuid, couponUserIds, virtualRemarkList: answersTo(items) });
}

type Submission = Parameters<typeof checkout.operations.submitOrder>[1];

/** Orders to the first address, without optional choices. */
async function submitOrder(
  services: OrderServices,
  caller: BuyerCaller,
  wanted: Pick<Submission, 'uuid'> & Partial<Submission>,
): Promise<void> {
  const [address] = await services.addresses.list({ userId: caller.actor.userId, locale: DEFAULT_LOCALE });
  const answer = await checkout.operations.submitOrder(
    services.checkout,
    {
      addrId: address?.addrId,
      couponUserIds: [],
      userUseScore: 0,
      orderShopParams: [],
      orderInvoiceList: [],
      virtualRemarkList: [],
      ...wanted,
    },
    caller,
  );
  if (isRefused(answer)) logRefused(caller.log, answer);
}

/** The demo goes on without this order, but the refusal is logged. */
export function logRefused(log: Log, { refused }: Refused): void {
  log.warn({ event: 'demo.order_refused', refused }, 'demo order was not placed');
}

/** Answers the questions that virtual products ask, such as who they are for. */
export function answersTo(items: readonly SaleItem[]) {
  return items.flatMap(({ prodId, virtualQuestions }) =>
    virtualQuestions.map(({ name }) => ({ prodId, name: textIn(name, DEFAULT_LOCALE), value: demoBuyer.nickName })),
  );
}

export function firstSkuOf(key: string): number {
  const placed = placeProducts().find(({ product }) => product.key === key);
  if (!placed) throw new Error(`firstSkuOf: the demo has no product ${key}`);
  return skuIdOf(placed.id, 0);
}

export function callerFor(userId: string, log: Log): BuyerCaller {
  const actor: BuyerActor = { kind: 'buyer', userId, sessionId: 'demo' };
  const browser = {
    address: '',
    agent: '',
    isPrivate: true,
    token: undefined,
    cookie: () => undefined,
    keep: () => undefined,
    forget: () => undefined,
  };
  return { actor, locale: DEFAULT_LOCALE, log, browser, audit: NO_AUDIT };
}
