import type * as contract from '@galleria/contract/after-sales/refunds';
import { nextRefundState, REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { countUnusedCodes, dropClaim, lockClaimableOrder, openClaim } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { factsOf, moveTo } from '../requests/move-to.ts';
import { kindOf } from './apply-refund.ts';
import { type CalculatedRefund, calculateRefund, type RefundInput } from './calculate-refund.ts';

/** The buyer may change an open or an answered request: the amount once, the quantity never downwards. */
export const resubmitRefund: UseCase<typeof contract.resubmitRefund, AfterSalesContext> = (
  context,
  { refundSn, goodsNum, applyType, refundAmount, keepsGift, ...details },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, found) => {
    const { request } = found;
    if (nextRefundState(factsOf(request), 'resubmitted') === undefined) return refuse('refund.state');
    const amountCents = centsOf(refundAmount);
    const isOtherAmount = amountCents !== request.amountCents;
    if (isOtherAmount && request.amountEdits > 0) return refuse('refund.amountChanged');
    const quantity = lineQuantity(request);
    if (goodsNum !== undefined && goodsNum < quantity) return refuse('refund.countReduced');
    const kind = kindOf(applyType);
    const wanted = await replaceClaim(transaction, found, {
      ...{ orderLineId: request.orderLineId ?? undefined, kind, amountCents },
      quantity: goodsNum ?? quantity,
      keepsGift: keepsGift ?? request.claims.some(({ keptQuantity = 0 }) => keptQuantity > 0),
    });
    if (isRefused(wanted)) return wanted;
    const refused = await claimProofs(
      transaction,
      request.id,
      details.imgs.filter((path) => !request.pictures.includes(path)),
    );
    if (refused) return refused;
    const changes = {
      ...{ ...wanted, kind, needsReturn: kind === REFUND_KIND.returnGoods && request.express === null },
      ...{ reason: details.reason, words: details.words, pictures: details.imgs, mobile: details.mobile },
      ...{ isReceived: details.isReceived, amountEdits: request.amountEdits + Number(isOtherAmount), offerCents: null },
    };
    const step = {
      by: 'buyer',
      words: details.words,
      pictures: details.imgs,
      amountCents: wanted.amountCents,
    } as const;
    const moved = await moveTo(transaction, found, 'resubmitted', { ...step, changes });
    return isRefused(moved) ? moved : null;
  });

/** Quantity of the line that the request names; sets of a combo claim pieces of other lines too. */
function lineQuantity({ claims, orderLineId, quantity }: RefundCase['request']): number {
  return claims.find((claim) => claim.orderLineId === orderLineId)?.quantity ?? quantity;
}

/** Refusals of the calculation that a resubmission passes on; any other one means that the request can no longer change. */
const PASSED_ON = [
  'refund.count',
  'refund.belowMinimum',
  'refund.tooMuch',
  'refund.gift',
  'refund.wholeSets',
  'refund.notPossible',
] as const;
type PassedOn = (typeof PASSED_ON)[number];
type ResubmitRefusal = PassedOn | 'refund.state' | 'refund.countReduced';

/** Releases the request's own pieces and claims the new ones, so that its own claim does not block it. */
async function replaceClaim(
  transaction: Transaction,
  { request, order: before, trade, isPostageTaken }: RefundCase,
  input: RefundInput,
): Promise<CalculatedRefund | Refused<ResubmitRefusal>> {
  const { queries } = transaction;
  await dropClaim(transaction, before, request.claims);
  const order = (await lockClaimableOrder(queries, request.orderId)) ?? before;
  const unusedCodes = await countUnusedCodes(queries, order.id);
  // The first request was made within the period.
  const wanted = calculateRefund({ order, trade, unusedCodes, isPeriodExpired: false, isPostageTaken }, input);
  if (isRefused(wanted)) return refuse(isPassedOn(wanted.refused) ? wanted.refused : 'refund.state', wanted);
  if (wanted.quantity < request.quantity) return refuse('refund.countReduced');
  const isClaimed = await openClaim(transaction, order, wanted.claims, request.number);
  return isClaimed ? wanted : refuse('refund.count', { values: { most: request.quantity } });
}

function isPassedOn(code: string): code is PassedOn {
  return PASSED_ON.some((one) => one === code);
}
