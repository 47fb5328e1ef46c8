import type * as contract from '@galleria/contract/after-sales/refunds';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { moveTo } from '../requests/move-to.ts';
import { insertDispute } from './disputes-db.ts';

/** After a refusal. A request has one open dispute at a time; after it was taken back, the buyer may ask again. */
export const requestIntervention: UseCase<typeof contract.requestIntervention, AfterSalesContext> = async (
  { database, rules },
  { refundSn, reason, words, imgs },
  { actor },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, { number: refundSn, userId: actor.userId });
    if (!refundCase) return refuse('refund.notFound');
    const { id: requestId, storeId } = refundCase.request;
    const moved = await moveTo(transaction, refundCase, 'disputed', { by: 'buyer', words, pictures: imgs });
    if (isRefused(moved)) return moved;
    const foreign = await claimProofs(transaction, requestId, imgs);
    if (foreign) return foreign;
    await insertDispute(transaction.queries, { requestId, storeId, reason, words, pictures: imgs }, current);
    return null;
  });
};

/** Until the ruling; a proposed one is void with it. The refusal stands again, and the buyer's clock runs. */
export const withdrawIntervention: UseCase<typeof contract.withdrawIntervention, AfterSalesContext> = async (
  { database, rules },
  { refundSn },
  { actor },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, { number: refundSn, userId: actor.userId });
    if (!refundCase) return refuse('refund.notFound');
    const moved = await moveTo(transaction, refundCase, 'disputeWithdrawn', { by: 'buyer' });
    return isRefused(moved) ? moved : null;
  });
};
