import { createHash } from 'node:crypto';
import { holdPoints } from '@galleria/domain/ledger/trade-journals';
import { mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { removeCheckoutLines } from '../cart/index.ts';
import { readSaleItems } from '../catalogue/index.ts';
import { reserveStock } from '../inventory/index.ts';
import { postJournal } from '../ledger/index.ts';
import { isNumberTaken, type NewTrade, placeTrade, readSubmission, type SubmissionKey } from '../orders/index.ts';
import { readOwnCoupons, redeemCoupons } from '../promotions/index.ts';
import type { CheckoutContext } from './context.ts';
import { type DraftTrade, draftTrade, type SubmitInput } from './draft-trade.ts';
import { freezeOrders } from './freeze-orders.ts';
import { goneCoupon } from './gone-coupon.ts';
import { asShown, findGoods, type Pick, readPicks, stockObjection } from './goods.ts';
import { readTerms } from './terms.ts';

/**
 * Places the orders of one trade. Whatever came in between, the same submission again gives the same orders: also when
 * the second try is refused because the first one has emptied the cart or taken the last piece.
 */
export async function submit(context: CheckoutContext, input: SubmitInput, caller: Caller) {
  const { userId } = signedInBuyer(caller);
  const key = { userId, submissionId: input.uuid, submissionHash: hashOf(input) };
  const answer = await withFreshNumbers(() => placeOrders(context, input, caller, key));
  if (answer !== 'knownAlready' && !isRefused(answer)) return answer;
  const first = await readSubmission(context.database.queries, key);
  if (!first) {
    if (answer === 'knownAlready') throw new Error(`submission ${input.uuid} is known and cannot be found`);
    return answer;
  }
  if (first.hash !== key.submissionHash) return refuse('order.submittedOtherwise');
  return { orderNumbers: first.numbers.join(','), payAmount: mainUnits(first.payableCents) };
}

const NUMBER_TRIES = 3;

/** Two orders that drew the same number are so rare that the later one just starts over. */
async function withFreshNumbers<Answer>(place: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await place();
    } catch (problem) {
      if (tries === NUMBER_TRIES || !isNumberTaken(problem)) throw problem;
    }
  }
}

async function placeOrders(context: CheckoutContext, input: SubmitInput, caller: Caller, key: SubmissionKey) {
  const { queries } = context.database;
  const { locale, actor } = caller;
  const { userId } = key;
  const [picked, terms, address, ownCoupons] = await Promise.all([
    readPicks(queries, userId, input.orderItem),
    readTerms(context, locale),
    input.addrId === undefined ? undefined : context.addresses.info(input.addrId, { userId, locale }),
    input.couponUserIds.length > 0 ? readOwnCoupons(queries, userId) : [],
  ]);
  const picks = asShown(picked, input.linesToken);
  if (isRefused(picks)) return picks;
  return inTransaction(context.database, actor, async (transaction) => {
    const items = await readSaleItems(
      transaction.queries,
      picks.map(({ skuId }) => skuId),
    );
    const goods = findGoods(picks, items, terms);
    if (isRefused(goods)) return goods;
    const submitted = { input, locale, terms, goods, address, ownCoupons };
    const draft = draftTrade(submitted);
    if (isRefused(draft)) {
      const { refused } = await stockObjection(transaction.queries, picks);
      return refused ?? (await goneCoupon(transaction.queries, userId, input.couponUserIds, draft)) ?? draft;
    }
    const orders = freezeOrders(submitted, draft);
    const { unpaidLimitMinutes } = terms.rules;
    const tradeId = await placeTrade(transaction, { ...key, ...sumsOf(draft), locale, unpaidLimitMinutes, orders });
    if (tradeId === undefined) return 'knownAlready';
    // Another submission of the same cart was quicker, or it has been changed since it was read.
    const taken = input.orderItem ? picks.length : await removeCheckoutLines(transaction, userId, picks);
    if (taken < picks.length) return refuse('cart.changed');
    const refused = await takeHold(transaction, { userId, tradeId, picks, draft });
    if (refused) return refused;
    return {
      orderNumbers: orders.map(({ number }) => number).join(','),
      payAmount: mainUnits(draft.priced.payableCents),
    };
  });
}

interface Held {
  readonly userId: string;
  readonly tradeId: number;
  readonly picks: readonly Pick[];
  readonly draft: DraftTrade;
}

/**
 * What others want too comes last, so that they wait for nothing but the commit; in the order that holds everywhere:
 * stock, coupons, ledger.
 */
async function takeHold(
  transaction: Transaction,
  { userId, tradeId, picks, draft: { priced, coupons } }: Held,
): Promise<Refused<'stock.insufficient' | 'coupon.spent' | 'ledger.insufficient'> | undefined> {
  const short = await reserveStock(transaction, picks);
  if (short) return short;
  const ownCouponIds = coupons.map(({ ownCouponId }) => ownCouponId);
  const spent = await redeemCoupons(transaction, userId, ownCouponIds, tradeId);
  if (spent || priced.points === 0) return spent;
  const posted = await postJournal(transaction, {
    key: `held:${tradeId}`,
    reason: 'pointsHeld',
    lines: holdPoints(userId, tradeId, priced.points),
  });
  return isRefused(posted) ? posted : undefined;
}

function sumsOf({
  priced,
}: DraftTrade): Omit<NewTrade, keyof SubmissionKey | 'orders' | 'locale' | 'unpaidLimitMinutes'> {
  const { payableCents, points, reductions } = priced;
  const mallBearsCents = reductions.reduce((sum, one) => (one.bearer === 'mall' ? sum + one.amountCents : sum), 0);
  return { payableCents, points, mallBearsCents, currency: BASE_CURRENCY };
}

/** The amount that the page showed is no part of what was ordered; the goods that it showed are. */
function hashOf({ uuid: _, expectedTotal: __, ...wishes }: SubmitInput): string {
  return createHash('sha256').update(JSON.stringify(wishes)).digest('hex');
}
