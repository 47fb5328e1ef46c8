import type * as staffContract from '@galleria/contract/after-sales/staff-disputes';
import type * as contract from '@galleria/contract/after-sales/store-refunds';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { nextRefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { refuseAboveMaximum, refuseBelowMinimum } from '../apply/calculate-refund.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { factsOf, moveTo, recordStep } from '../requests/move-to.ts';
import { markAnswered, updateRequest } from '../requests/requests-db.ts';
import { chosenReturnAddress } from '../requests/return-address.ts';
import { maxRefundOfCase } from '../requests/start-money.ts';

/** Refuses when the buyer has edited the amount since the store read the request. */
function refuseIfChanged({ request }: RefundCase, seenAmount: number): Refused<'refund.changed'> | undefined {
  return request.amountCents === centsOf(seenAmount) ? undefined : refuse('refund.changed');
}

const stateOf = ({ request: { number, state, amountCents } }: RefundCase) => {
  return { refundSn: number, state, amount: mainUnits(amountCents) };
};

export const acceptRefund: UseCase<typeof contract.acceptRefund, AfterSalesContext> = (
  context,
  { refundSn, returnAddressId, refundAmount, isRestocked },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn, storeId: actor.storeId }, async (transaction, found) => {
    if (nextRefundState(factsOf(found.request), 'accepted') === undefined) return refuse('refund.state');
    const changed = refuseIfChanged(found, refundAmount);
    if (changed) return changed;
    const terms = await chosenReturnAddress(transaction.queries, found.request, returnAddressId);
    if (!terms) return refuse('returnAddress.notFound');
    const changes = { ...terms, offerCents: null, ...(!terms.needsReturn && { isRestocked }) };
    const moved = await moveTo(transaction, found, 'accepted', { by: 'seller', changes });
    if (isRefused(moved)) return moved;
    audit.changed(stateOf(found), { ...stateOf(moved), isRestocked });
    return null;
  });

/** The store itself, or the mall on its behalf. */
type Respondent = { readonly by: 'seller'; readonly storeId: number } | { readonly by: 'platform' };

export const refuseRefund: UseCase<typeof contract.refuseRefund, AfterSalesContext> = (context, input, caller) =>
  refuseAs({ by: 'seller', storeId: caller.actor.storeId }, context, input, caller);

/** For stores that do not or cannot answer; the timeline names the mall. Accepting is `refundByMall`. */
export const refuseByMall: UseCase<typeof staffContract.refuseByMall, AfterSalesContext> = (context, input, caller) =>
  refuseAs({ by: 'platform' }, context, input, caller);

async function refuseAs(
  { by, ...owner }: Respondent,
  context: AfterSalesContext,
  { refundSn, refundAmount, reason, words, imgs }: ParsedInputOf<typeof contract.refuseRefund>,
  { actor, audit }: Caller,
) {
  return actOnRequest(context, actor, { number: refundSn, ...owner }, async (transaction, found) => {
    const moved = await moveTo(transaction, found, 'refused', {
      ...{ by, words, pictures: imgs },
      changes: { refusalReason: reason, refusalWords: words, offerCents: null },
    });
    if (isRefused(moved)) return moved;
    const refused = refuseIfChanged(found, refundAmount) ?? (await claimProofs(transaction, found.request.id, imgs));
    if (refused) return refused;
    audit.changed(stateOf(found), { ...stateOf(moved), reason, words });
    return null;
  });
}

/** The offer stands until the buyer answers or edits, or the store accepts or refuses. */
export const offerRefund: UseCase<typeof contract.offerRefund, AfterSalesContext> = (
  context,
  { refundSn, offer, words },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn, storeId: actor.storeId }, async (transaction, found) => {
    const { queries } = transaction;
    const { request } = found;
    if (nextRefundState(factsOf(request), 'accepted') === undefined) return refuse('refund.state');
    const offerCents = centsOf(offer);
    if (offerCents < 1) return refuseBelowMinimum();
    const { amountCents: mostCents } = maxRefundOfCase(found);
    if (offerCents > mostCents) return refuseAboveMaximum(mostCents);
    const offered = await updateRequest(queries, request.id, { offerCents });
    await markAnswered(queries, request.id);
    const step = { what: 'offered', by: 'seller', words, amountCents: offerCents } as const;
    await recordStep(transaction, { request: offered }, step);
    audit.changed(stateOf(found), { refundSn, offer, words });
    return null;
  });

export const receiveReturn: UseCase<typeof contract.receiveReturn, AfterSalesContext> = (
  context,
  { refundSn, isRestocked },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn, storeId: actor.storeId }, async (transaction, found) => {
    const moved = await moveTo(transaction, found, 'received', { by: 'seller', changes: { isRestocked } });
    if (isRefused(moved)) return moved;
    audit.changed(stateOf(found), { ...stateOf(moved), isRestocked });
    return null;
  });
