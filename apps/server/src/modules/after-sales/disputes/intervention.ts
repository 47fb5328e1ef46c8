import type * as contract from '@galleria/contract/after-sales/refunds';
import { isRefused } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import { moveTo } from '../requests/move-to.ts';
import { insertDispute } from './disputes-db.ts';

/** Possible after a refusal. A request has one open dispute at a time; after withdrawing it the buyer may ask again. */
export const requestIntervention: UseCase<typeof contract.requestIntervention, AfterSalesContext> = (
  context,
  { refundSn, reason, words, imgs },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, refundCase, current) => {
    const { id: requestId, storeId } = refundCase.request;
    const moved = await moveTo(transaction, refundCase, 'disputed', { by: 'buyer', words, pictures: imgs });
    if (isRefused(moved)) return moved;
    const refused = await claimProofs(transaction, requestId, imgs);
    if (refused) return refused;
    await insertDispute(transaction.queries, { requestId, storeId, reason, words, pictures: imgs }, current);
    return null;
  });

/**
 * Possible until the ruling; a proposed one becomes void. The refusal stands again, and the buyer's deadline starts.
 */
export const withdrawIntervention: UseCase<typeof contract.withdrawIntervention, AfterSalesContext> = (
  context,
  { refundSn },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, refundCase) => {
    const moved = await moveTo(transaction, refundCase, 'disputeWithdrawn', { by: 'buyer' });
    return isRefused(moved) ? moved : null;
  });
