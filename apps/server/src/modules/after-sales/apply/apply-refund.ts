import type * as contract from '@galleria/contract/after-sales/refunds';
import { REFUND_KIND, REFUND_STATE, type RefundKind } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { type ClaimableOrder, countUnusedCodes, findClaimableOrder, openClaim } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import { lockOrder } from '../requests/lock-request.ts';
import { recordStep } from '../requests/move-to.ts';
import { insertRequest, isPostageTaken } from '../requests/requests-db.ts';
import { calculateRefund, isPeriodExpired } from './calculate-refund.ts';

/**
 * Everything is decided under the row lock of the order, which serialises concurrent requests for the same pieces, and
 * a request with the shipping of them.
 */
export const applyRefund: UseCase<typeof contract.applyRefund, AfterSalesContext> = async (
  { database, rules },
  { orderNumber, orderItemId, goodsNum, applyType, refundAmount, keepsGift, ...details },
  { actor: { userId }, actor },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findClaimableOrder(queries, userId, orderNumber);
    const locked = found && (await lockOrder(transaction, { userId, orderId: found.id }));
    if (!locked) return refuse('order.notFound');
    const { order, trade } = locked;
    const wanted = calculateRefund(
      {
        ...{ order, trade, unusedCodes: await countUnusedCodes(queries, order.id) },
        isPostageTaken: await isPostageTaken(queries, order.id),
        isPeriodExpired: isPeriodExpired(order.receivedAt, current.afterSalesDays, await transaction.now()),
      },
      {
        ...{ orderLineId: orderItemId, quantity: goodsNum, kind: kindOf(applyType), keepsGift },
        amountCents: centsOf(refundAmount),
      },
    );
    if (isRefused(wanted)) return wanted;
    const request = await insertRequest(
      queries,
      {
        ...{ orderId: order.id, orderNumber, orderLineId: orderItemId ?? null, userId, storeId: order.storeId },
        ...{ kind: kindOf(applyType), state: REFUND_STATE.applied, needsReturn: applyType === REFUND_KIND.returnGoods },
        ...{ reason: details.reason, words: details.words, pictures: details.imgs, mobile: details.mobile },
        ...{ ...wanted, ...productsOf(order, wanted.claims), isReceived: details.isReceived },
      },
      current.refundHandleDays,
    );
    const refused = await claimProofs(transaction, request.id, details.imgs);
    if (refused) return refused;
    if (!(await openClaim(transaction, order, wanted.claims, request.number))) return refuse('refund.codeUsed');
    const step = { what: 'applied', by: 'buyer', words: details.words, pictures: details.imgs } as const;
    await recordStep(transaction, { request }, { ...step, amountCents: request.amountCents });
    return { refundSn: request.number };
  });
};

/** The contract allows only these two values. */
export function kindOf(applyType: number): RefundKind {
  return applyType === REFUND_KIND.returnGoods ? REFUND_KIND.returnGoods : REFUND_KIND.moneyOnly;
}

function productsOf({ lines }: ClaimableOrder, claims: readonly { readonly orderLineId: number }[]) {
  const asked = lines.filter(({ id }) => claims.some(({ orderLineId }) => orderLineId === id));
  return {
    productIds: [...new Set(asked.map(({ prodId }) => prodId))],
    productNames: [...new Set(asked.flatMap(({ prodName }) => Object.values(prodName)))].join('\n'),
  };
}
