import { randomUUID } from 'node:crypto';
import { type DemoTrade, demoGift, demoTrades, thingsToPay } from '@galleria/demo/orders/demo-trades';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { buyerWallet, PROMOTION_COST } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/points';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, textIn } from '@galleria/domain/site/locales';
import type { Caller } from '../infra/calls/use-case.ts';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import type { Log } from '../infra/log.ts';
import { findAccount } from '../modules/accounts/index.ts';
import type { Addresses } from '../modules/addresses/index.ts';
import { putIntoCart } from '../modules/cart/index.ts';
import { readSaleItems, type SaleItem } from '../modules/catalogue/index.ts';
import type { Checkout } from '../modules/checkout/index.ts';
import { postJournal } from '../modules/ledger/index.ts';
import { countOwnOrders, findSubmission } from '../modules/orders/index.ts';
import { placeProducts } from './mall/place-products.ts';
import { skuIdOf } from './mall/product-rows.ts';
import { tellStory } from './orders/tell-story.ts';

interface Desk {
  readonly checkout: Checkout;
  readonly addresses: Addresses;
  readonly log: Log;
}

interface Shopper {
  readonly userId: string;
  readonly actor: Actor;
  readonly caller: Caller;
}

/**
 * What the demo's buyer has and has ordered, by the same ways that every order takes; also for a demo mall that was
 * furnished before it had orders. Something waits to be paid after every start: what waited before has expired.
 */
export async function fillOrders(database: Database, desk: Desk): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await oneAtATime(database.url, 'people', async () => {
    const shopper = shopperOf(account.id, desk.log);
    await giveMoney(database, shopper);
    for (const trade of demoTrades) await order(database, desk, shopper, trade);
    const counts = await countOwnOrders(database.queries, shopper.userId);
    if (!counts.has(ORDER_STATUS.toPay)) await submit(database, desk, shopper, randomUUID(), thingsToPay);
  });
}

/** The key of a journal sees to it that it happens once. */
async function giveMoney(database: Database, { userId }: Shopper): Promise<void> {
  const { balanceCents, points } = demoGift;
  const lines = [
    { account: buyerWallet(userId), amount: balanceCents },
    { account: PROMOTION_COST, amount: -balanceCents },
    ...issuePoints(userId, points),
  ];
  await inTransaction(database, VISITOR, (transaction) =>
    postJournal(transaction, { key: `demo:${userId}`, reason: 'gift', lines }),
  );
}

async function order(database: Database, desk: Desk, shopper: Shopper, trade: DemoTrade): Promise<void> {
  const known = await findSubmission(database.queries, shopper.userId, trade.submissionId);
  if (!known) await submit(database, desk, shopper, trade.submissionId, trade.things);
  const placed = known ?? (await findSubmission(database.queries, shopper.userId, trade.submissionId));
  if (placed?.state === 'unpaid') await tellStory(database, shopper, placed.tradeId, trade);
}

/** Through the cart, like everybody. What is not for sale any more is left alone. */
async function submit(
  database: Database,
  { checkout, addresses }: Desk,
  { userId, actor, caller }: Shopper,
  uuid: string,
  things: DemoTrade['things'],
): Promise<void> {
  const wanted = new Map(things.map(({ product, quantity }) => [skuOf(product), quantity]));
  const items = await readSaleItems(database.queries, [...wanted.keys()]);
  const lines = items.map(({ skuId, prodId, priceCents }) => {
    return { skuId, prodId, priceCents, quantity: wanted.get(skuId) ?? 1 };
  });
  await inTransaction(database, actor, (transaction) =>
    putIntoCart(transaction, userId, lines, { onlyTheseChecked: true }),
  );
  const [address] = await addresses.list({ userId, locale: DEFAULT_LOCALE });
  const answer = await checkout.submit(
    {
      uuid,
      addrId: address?.addrId,
      couponUserIds: [],
      userUseScore: 0,
      orderShopParams: [],
      orderInvoiceList: [],
      virtualRemarkList: answersTo(items),
    },
    caller,
  );
  if (isRefused(answer)) caller.log.warn({ refused: answer.refused }, 'an order of the demo was not placed');
}

/** Who buys something that is not sent says whom it is for. */
function answersTo(items: readonly SaleItem[]) {
  return items.flatMap(({ prodId, virtualQuestions }) =>
    virtualQuestions.map(({ name }) => ({ prodId, name: textIn(name, DEFAULT_LOCALE), value: demoBuyer.nickName })),
  );
}

/** The first way to have it. */
function skuOf(key: string): number {
  const placed = placeProducts().find(({ product }) => product.key === key);
  if (!placed) throw new Error(`the demo has no ${key}`);
  return skuIdOf(placed.id, 0);
}

function shopperOf(userId: string, log: Log): Shopper {
  const actor: Actor = { kind: 'buyer', userId, sessionId: 'demo' };
  const browser = {
    address: '',
    agent: '',
    isPrivate: true,
    token: undefined,
    cookie: () => undefined,
    keep: () => undefined,
    forget: () => undefined,
  };
  return { userId, actor, caller: { actor, locale: DEFAULT_LOCALE, log, browser } };
}
