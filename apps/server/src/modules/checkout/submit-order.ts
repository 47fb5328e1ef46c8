import { createHash } from 'node:crypto';
import type * as contract from '@galleria/contract/checkout/checkout';
import { limitedActivities } from '@galleria/domain/activities/activity-limit';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import { limitedProducts } from '@galleria/domain/cart/buyer-limit';
import { holdPoints } from '@galleria/domain/ledger/trade-journals';
import { mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { type Reduction, sumOf } from '@galleria/domain/pricing/reductions';
import { isRefused, type RefusalName, type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { BuyerCaller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { claimFirstOrder } from '../activities/index.ts';
import { postJournal } from '../ledger/index.ts';
import {
  findSubmittedTrade,
  isOrderNumberTaken,
  placeTrade,
  readBoughtPieces,
  type SubmissionKey,
} from '../orders/index.ts';
import { readOwnCoupons, redeemCoupons } from '../promotions/index.ts';
import { giftItems, offeredGifts, requireShownGifts } from './gifts/gifts.ts';
import type { CheckoutContext } from './index.ts';
import {
  activityLines,
  type CheckoutItem,
  checkStock,
  findSpentCoupon,
  limitedLines,
  loadReferenceData,
  referenceFor,
  refuseOverActivityLimit,
  refuseOverLimit,
  requireShownLines,
  resolveItems,
} from './load-checkout.ts';
import { type PricedCheckout, priceCheckout, type SubmitInput } from './price-checkout.ts';
import { cartPurchase, directPurchase, type Purchase } from './purchase.ts';
import { snapshotOrders } from './snapshot-orders.ts';

/**
 * Places the orders of one trade. Idempotent by `uuid`: a retry returns the answer of the first call, even when the
 * retry itself would be refused because the first call emptied the cart or reserved the last piece.
 */
export const submitOrder: UseCase<typeof contract.submitOrder, CheckoutContext> = (context, input, caller) => {
  const { orderItem } = input;
  if (orderItem) return submitPurchase(context, input, caller, directPurchase(orderItem));
  return submitPurchase(context, input, caller, cartPurchase);
};

/**
 * Places the orders of any kind of purchase. The idempotency key covers the whole input: the same key with other input
 * is refused.
 */
export async function submitPurchase<ReadRefusal extends RefusalName, ReserveRefusal extends RefusalName>(
  context: CheckoutContext,
  input: SubmitInput,
  caller: BuyerCaller,
  purchase: Purchase<ReadRefusal, ReserveRefusal>,
) {
  const key = { userId: caller.actor.userId, submissionId: input.uuid, submissionHash: hashOf(input) };
  const answer = await retryOnCollision(() => placeOrders(context, input, caller, { key, purchase }));
  if (answer !== 'duplicate' && !isRefused(answer)) return answer;
  const first = await findSubmittedTrade(context.database.queries, key);
  if (!first) {
    if (answer === 'duplicate')
      throw new Error(`submitPurchase: submission ${input.uuid} is a duplicate, but not found`);
    return answer;
  }
  if (first.submissionHash !== key.submissionHash) return refuse('order.submittedOtherwise');
  return { orderNumbers: first.orderNumbers.join(','), payAmount: mainUnits(first.depositCents ?? first.payableCents) };
}

interface Submitted<ReadRefusal extends RefusalName, ReserveRefusal extends RefusalName> {
  readonly key: SubmissionKey;
  readonly purchase: Purchase<ReadRefusal, ReserveRefusal>;
}

async function placeOrders<ReadRefusal extends RefusalName, ReserveRefusal extends RefusalName>(
  context: CheckoutContext,
  input: SubmitInput,
  caller: BuyerCaller,
  { key, purchase }: Submitted<ReadRefusal, ReserveRefusal>,
) {
  const { queries } = context.database;
  const { locale, actor } = caller;
  const { userId } = actor;
  const [found, sharedReference, address, ownCoupons] = await Promise.all([
    purchase.readLines(queries, userId),
    loadReferenceData(context, locale, userId),
    input.addrId === undefined ? undefined : context.addresses.info(input.addrId, { userId, locale }),
    input.couponUserIds.length > 0 ? readOwnCoupons(queries, userId) : [],
  ]);
  const reference = referenceFor(purchase, sharedReference);
  const lines = requireShownLines(found, input.linesToken);
  if (isRefused(lines)) return lines;
  return inTransaction(context.database, actor, async (transaction) => {
    const saleItems = await purchase.readItems(transaction.queries, lines, reference);
    if (isRefused(saleItems)) return saleItems;
    const items = resolveItems(lines, saleItems, reference);
    if (isRefused(items)) return items;
    const deliveryTerms = purchase.deliveryTerms?.(items);
    const offered = await offeredGifts(transaction.queries, items, reference, purchase);
    const gifts = requireShownGifts(giftItems(items, offered, reference), input.giftsToken);
    if (isRefused(gifts)) return gifts;
    const loaded = { input, locale, reference, items, gifts, address, ownCoupons };
    const checkout = priceCheckout(loaded);
    if (isRefused(checkout)) {
      const { shortage } = await checkStock(transaction.queries, lines, purchase);
      return (
        shortage ?? (await findSpentCoupon(transaction.queries, userId, input.couponUserIds, checkout)) ?? checkout
      );
    }
    const trade = await placeTrade(transaction, {
      ...key,
      ...totalsOf(checkout),
      locale,
      unpaidLimitMinutes: purchase.unpaidLimitMinutes ?? reference.rules.unpaidLimitMinutes,
      limits: reference.rules,
      deposit: deliveryTerms?.deposit,
      orders: snapshotOrders(loaded, checkout, { type: purchase.orderType, shipBy: deliveryTerms?.shipBy ?? null }),
    });
    if (trade === 'duplicate' || isRefused(trade)) return trade;
    const { tradeId } = trade;
    const overLimit = await checkBuyerLimits(transaction, { userId, tradeId, items, locale }, purchase);
    if (overLimit) return overLimit;
    await claimFirstOrderOrThrow(transaction, { userId, tradeId, items });
    const numberOf = new Map(trade.storeIds.map((storeId, index) => [storeId, trade.orderNumbers[index]]));
    const ordered = items.map(({ line, item }) => ({ ...line, reference: numberOf.get(item.storeId) }));
    const given = gifts.flatMap(({ line, item, gift }) => {
      const reference = numberOf.get(item.storeId);
      return gift ? [{ ...line, reference, mainSkuId: gift.mainSkuId, activityId: gift.rule.activityId }] : [];
    });
    const placed = { userId, tradeId, items, lines: ordered, gifts: given };
    const notReserved = await purchase.reserveGoods(transaction, placed);
    if (notReserved) return notReserved;
    const refused = await redeemCouponsAndHoldPoints(transaction, placed, checkout);
    if (refused) return refused;
    const dueCents = deliveryTerms?.deposit?.depositCents ?? checkout.priced.payableCents;
    return { orderNumbers: trade.orderNumbers.join(','), payAmount: mainUnits(dueCents) };
  });
}

interface Placed {
  readonly userId: string;
  readonly tradeId: number;
  readonly items: readonly CheckoutItem[];
  readonly locale: Locale;
}

/** `placeTrade` serialises the submissions of one buyer, so this counts all earlier ones. */
async function checkBuyerLimits(
  { queries }: Transaction,
  { userId, tradeId, items, locale }: Placed,
  { checksBuyerLimitItself = false }: { readonly checksBuyerLimitItself?: boolean },
) {
  const productIds = limitedProducts(limitedLines(items));
  const activityIds = checksBuyerLimitItself ? [] : limitedActivities(activityLines(items));
  if (productIds.length === 0 && activityIds.length === 0) return undefined;
  const bought = await readBoughtPieces(queries, userId, { productIds, activityIds, exceptTradeId: tradeId });
  return refuseOverLimit(items, bought.ofProducts) ?? refuseOverActivityLimit(items, locale, bought.inActivities);
}

/**
 * The prices for first orders were read before `placeTrade` waited for the buyer's other submissions, one of which may
 * have used them.
 */
class FirstOrderClaimed extends Error {}

async function claimFirstOrderOrThrow({ queries }: Transaction, { userId, tradeId, items }: Omit<Placed, 'locale'>) {
  const isForFirst = items.some(({ item: { activity } }) => activity && isForFirstOrders(activity.kind));
  if (isForFirst && !(await claimFirstOrder(queries, userId, tradeId))) {
    throw new FirstOrderClaimed(`claimFirstOrderOrThrow: user ${userId} has another first order than trade ${tradeId}`);
  }
}

/**
 * Contended rows are locked in the same order everywhere: stock (locked by the purchase already), then coupons, then
 * ledger accounts.
 */
async function redeemCouponsAndHoldPoints(
  transaction: Transaction,
  { userId, tradeId }: Pick<Placed, 'userId' | 'tradeId'>,
  { priced, coupons }: PricedCheckout,
): Promise<Refused<'coupon.spent' | 'coupon.budgetUsed' | 'points.insufficient'> | undefined> {
  const spent = await redeemCoupons(transaction, userId, redeemedCoupons(coupons, priced.reductions), tradeId);
  if (spent || priced.points === 0) return spent;
  const posted = await postJournal(transaction, {
    key: `held:${tradeId}`,
    reason: 'pointsHeld',
    lines: holdPoints(userId, tradeId, priced.points),
  });
  return isRefused(posted) ? refuse('points.insufficient') : undefined;
}

/** Redeemed coupons, each with the part of its reduction that the mall bears: it is charged to the coupon's budget. */
function redeemedCoupons(coupons: PricedCheckout['coupons'], reductions: readonly Reduction[]) {
  return coupons.map(({ ownCouponId, couponId, storeId }) => ({
    ownCouponId,
    mallCents:
      storeId === null
        ? sumOf(
            reductions.filter(({ sourceId, bearer }) => sourceId === couponId && bearer === 'mall'),
            'platformCoupon',
          )
        : 0,
  }));
}

function totalsOf({ priced: { payableCents, points, reductions } }: PricedCheckout) {
  const mallBearsCents = reductions.reduce((sum, one) => (one.bearer === 'mall' ? sum + one.amountCents : sum), 0);
  return { payableCents, points, mallBearsCents, currency: BASE_CURRENCY };
}

/** Hash of the input without `expectedTotal`: that is an assertion about the price, not part of the order. */
function hashOf({ uuid: _, expectedTotal: __, ...ordered }: SubmitInput): string {
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}

const MAX_ATTEMPTS = 3;

/**
 * Reruns the whole transaction, with the prices that hold then, after a collision of random order numbers or of two
 * first orders. Both are rare.
 */
async function retryOnCollision<Answer>(place: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      const isCollision = isOrderNumberTaken(error) || error instanceof FirstOrderClaimed;
      if (attempt === MAX_ATTEMPTS || !isCollision) throw error;
    }
  }
}
