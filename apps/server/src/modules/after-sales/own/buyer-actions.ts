import type * as contract from '@galleria/contract/after-sales/refunds';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readCouriers } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import { moveTo, recordStep } from '../requests/move-to.ts';
import { readOtherRequests, updateRequest } from '../requests/requests-db.ts';
import { returnAddressFor } from '../requests/return-address.ts';

/**
 * Refused when the postage was refunded with another line as the last one of the order: the order can no longer be
 * sent.
 */
export const withdrawRefund: UseCase<typeof contract.withdrawRefund, AfterSalesContext> = (
  context,
  { refundSn },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, found) => {
    const others = await readOtherRequests(transaction.queries, found.order.id, found.request.id);
    const isPostageRefunded = others.some((one) => one.moneyState !== 'none' && one.postageCents > 0);
    const moved = await moveTo(transaction, found, 'withdrawn', { by: 'buyer' });
    if (isRefused(moved)) return moved;
    return isPostageRefunded ? refuse('refund.lastItem') : null;
  });

export const sendRefundBack: UseCase<typeof contract.sendRefundBack, AfterSalesContext> = async (
  context,
  { refundSn, dvyId, dvyFlowId, words, imgs, mobile },
  { actor },
) => {
  const courier = (await readCouriers(context.database.queries)).find(({ id }) => id === dvyId);
  if (!courier) return refuse('order.courierUnknown');
  return actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, found) => {
    const refused = await claimProofs(transaction, found.request.id, imgs);
    if (refused) return refused;
    const express = {
      ...{ courierId: courier.id, courierName: courier.name, trackingUrl: courier.trackingUrl, waybill: dvyFlowId },
      sentAt: (await transaction.now()).toISOString(),
    };
    const step = { by: 'buyer', words, pictures: imgs } as const;
    const moved = await moveTo(transaction, found, 'sentBack', { ...step, changes: { express, mobile } });
    return isRefused(moved) ? moved : null;
  });
};

export const returnCourierList: UseCase<typeof contract.returnCourierList, AfterSalesContext> = async (
  { database: { queries } },
  _input,
  { locale },
) => (await readCouriers(queries)).map(({ id, name }) => ({ dvyId: id, dvyName: textIn(name, locale) }));

/** Accepts the offer that the buyer has seen: the store may have changed it since. */
export const answerRefundOffer: UseCase<typeof contract.answerRefundOffer, AfterSalesContext> = (
  context,
  { refundSn, isAccepted, offer },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, found) => {
    const { queries } = transaction;
    const { request } = found;
    if (request.state !== REFUND_STATE.applied || request.offerCents === null) return refuse('refund.state');
    if (request.offerCents !== centsOf(offer)) return refuse('refund.offerChanged');
    if (!isAccepted) {
      const declined = await updateRequest(queries, request.id, { offerCents: null });
      const step = { what: 'offerDeclined', by: 'buyer', amountCents: request.offerCents } as const;
      await recordStep(transaction, { request: declined }, step);
      return null;
    }
    const amounts = {
      amountCents: request.offerCents,
      postageCents: Math.min(request.postageCents, request.offerCents),
    };
    const changes = { ...amounts, offerCents: null, ...(await returnAddressFor(queries, request)) };
    const moved = await moveTo(transaction, found, 'accepted', {
      ...{ by: 'buyer', amountCents: request.offerCents, changes },
    });
    return isRefused(moved) ? moved : null;
  });
