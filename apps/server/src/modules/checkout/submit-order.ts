import { createHash } from 'node:crypto';
import type * as contract from '@galleria/contract/checkout';
import { limitedActivities } from '@galleria/domain/activities/activity-limit';
import { limitedProducts } from '@galleria/domain/cart/buyer-limit';
import { holdPoints } from '@galleria/domain/ledger/trade-journals';
import { mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { type Reduction, sumOf } from '@galleria/domain/pricing/reductions';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { BuyerCaller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { removeCheckoutLines } from '../cart/index.ts';
import { reserveStock, type StockLine } from '../inventory/index.ts';
import { postJournal } from '../ledger/index.ts';
import {
  findSubmittedTrade,
  isOrderNumberTaken,
  placeTrade,
  readBoughtInActivities,
  readBoughtPieces,
  type SubmissionKey,
} from '../orders/index.ts';
import { readOwnCoupons, redeemCoupons } from '../promotions/index.ts';
import type { CheckoutContext } from './index.ts';
import {
  activityLines,
  type CheckoutItem,
  checkStock,
  findSpentCoupon,
  limitedLines,
  loadReferenceData,
  readCheckoutLines,
  readItemsNow,
  refuseOverActivityLimit,
  refuseOverLimit,
  requireShownLines,
  resolveItems,
} from './load-checkout.ts';
import { type PricedCheckout, priceCheckout, type SubmitInput } from './price-checkout.ts';
import { snapshotOrders } from './snapshot-orders.ts';

/**
 * Places the orders of one trade. Idempotent by `uuid`: a retry gives the first answer, also when it is refused because
 * the first call has emptied the cart or reserved the last piece.
 */
export const submitOrder: UseCase<typeof contract.submitOrder, CheckoutContext> = async (context, input, caller) => {
  const key = { userId: caller.actor.userId, submissionId: input.uuid, submissionHash: hashOf(input) };
  const answer = await retryOnTakenNumber(() => placeOrders(context, input, caller, key));
  if (answer !== 'duplicate' && !isRefused(answer)) return answer;
  const first = await findSubmittedTrade(context.database.queries, key);
  if (!first) {
    if (answer === 'duplicate') throw new Error(`submitOrder: submission ${input.uuid} is a duplicate, but not found`);
    return answer;
  }
  if (first.submissionHash !== key.submissionHash) return refuse('order.submittedOtherwise');
  return { orderNumbers: first.orderNumbers.join(','), payAmount: mainUnits(first.payableCents) };
};

async function placeOrders(context: CheckoutContext, input: SubmitInput, caller: BuyerCaller, key: SubmissionKey) {
  const { queries } = context.database;
  const { locale, actor } = caller;
  const { userId } = actor;
  const [found, reference, address, ownCoupons] = await Promise.all([
    readCheckoutLines(queries, userId, input.orderItem),
    loadReferenceData(context, locale),
    input.addrId === undefined ? undefined : context.addresses.info(input.addrId, { userId, locale }),
    input.couponUserIds.length > 0 ? readOwnCoupons(queries, userId) : [],
  ]);
  const lines = requireShownLines(found, input.linesToken);
  if (isRefused(lines)) return lines;
  return inTransaction(context.database, actor, async (transaction) => {
    const skuIds = lines.map(({ skuId }) => skuId);
    const items = resolveItems(lines, await readItemsNow(transaction.queries, skuIds, reference), reference);
    if (isRefused(items)) return items;
    const loaded = { input, locale, reference, items, address, ownCoupons };
    const checkout = priceCheckout(loaded);
    if (isRefused(checkout)) {
      const { shortage } = await checkStock(transaction.queries, lines);
      return (
        shortage ?? (await findSpentCoupon(transaction.queries, userId, input.couponUserIds, checkout)) ?? checkout
      );
    }
    const trade = await placeTrade(transaction, {
      ...key,
      ...totalsOf(checkout),
      locale,
      unpaidLimitMinutes: reference.rules.unpaidLimitMinutes,
      limits: reference.rules,
      orders: snapshotOrders(loaded, checkout),
    });
    if (trade === 'duplicate' || isRefused(trade)) return trade;
    const overLimit = await checkBuyerLimits(transaction, { userId, tradeId: trade.tradeId, items, locale });
    if (overLimit) return overLimit;
    // Fewer when another submission of the same cart was faster, or the cart has changed since it was read.
    const taken = input.orderItem ? lines.length : await removeCheckoutLines(transaction, userId, lines);
    if (taken < lines.length) return refuse('cart.changed');
    const numberOf = new Map(trade.storeIds.map((storeId, index) => [storeId, trade.orderNumbers[index]]));
    const ordered = items.map(({ line, item }) => ({ ...line, reference: numberOf.get(item.storeId) }));
    const refused = await reserveResources(transaction, { userId, tradeId: trade.tradeId, lines: ordered, checkout });
    if (refused) return refused;
    return { orderNumbers: trade.orderNumbers.join(','), payAmount: mainUnits(checkout.priced.payableCents) };
  });
}

interface Placed {
  readonly userId: string;
  readonly tradeId: number;
  readonly items: readonly CheckoutItem[];
  readonly locale: Locale;
}

/** `placeTrade` has made this buyer's other submissions wait, so what is counted here is all there is. */
async function checkBuyerLimits({ queries }: Transaction, { userId, tradeId, items, locale }: Placed) {
  const productIds = limitedProducts(limitedLines(items));
  const activityIds = limitedActivities(activityLines(items));
  const bought =
    productIds.length > 0 ? await readBoughtPieces(queries, userId, { productIds, exceptTradeId: tradeId }) : undefined;
  const overLimit = bought && refuseOverLimit(items, bought);
  if (overLimit || activityIds.length === 0) return overLimit;
  const inActivities = await readBoughtInActivities(queries, userId, { activityIds, exceptTradeId: tradeId });
  return refuseOverActivityLimit(items, locale, inActivities);
}

interface Reservation {
  readonly userId: string;
  readonly tradeId: number;
  readonly lines: readonly StockLine[];
  readonly checkout: PricedCheckout;
}

/**
 * Contended rows come last, so that other buyers wait for nothing but the commit, and in the lock order that holds
 * everywhere: stock, coupons, ledger.
 */
async function reserveResources(
  transaction: Transaction,
  { userId, tradeId, lines, checkout: { priced, coupons } }: Reservation,
): Promise<Refused<'stock.insufficient' | 'coupon.spent' | 'coupon.budgetUsed' | 'ledger.insufficient'> | undefined> {
  const shortage = await reserveStock(transaction, lines);
  if (shortage) return shortage;
  const spent = await redeemCoupons(transaction, userId, redeemedCoupons(coupons, priced.reductions), tradeId);
  if (spent || priced.points === 0) return spent;
  const posted = await postJournal(transaction, {
    key: `held:${tradeId}`,
    reason: 'pointsHeld',
    lines: holdPoints(userId, tradeId, priced.points),
  });
  return isRefused(posted) ? posted : undefined;
}

/** Each with what the mall bears of its reduction: that is what a budget limits. */
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

/** Without the amount that the page showed: it is an assertion, not part of the order. */
function hashOf({ uuid: _, expectedTotal: __, ...ordered }: SubmitInput): string {
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}

const MAX_ATTEMPTS = 3;

/** Order numbers are random; a collision is so rare that the whole transaction is simply run again. */
async function retryOnTakenNumber<Answer>(place: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isOrderNumberTaken(error)) throw error;
    }
  }
}
