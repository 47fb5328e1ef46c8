import type * as refunds from '@galleria/contract/after-sales/refunds';
import type * as storeRefunds from '@galleria/contract/after-sales/store-refunds';
import { type DisputeSide, mayAddEvidence } from '@galleria/domain/after-sales/dispute-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import { lockRequest, type RefundCase } from '../requests/lock-request.ts';
import { recordStep } from '../requests/move-to.ts';
import { findOpenDispute } from './disputes-db.ts';

/** Also the answer to a question of the platform. */
export const addRefundProof: UseCase<typeof refunds.addRefundProof, AfterSalesContext> = async (
  { database, rules },
  { refundSn, ...said },
  { actor },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, { number: refundSn, userId: actor.userId });
    if (!refundCase) return refuse('refund.notFound');
    return (await addEvidence(transaction, refundCase, 'buyer', said)) ?? null;
  });
};

export const addStoreProof: UseCase<typeof storeRefunds.addStoreProof, AfterSalesContext> = async (
  { database, rules },
  { refundSn, ...said },
  { actor, audit },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const refundCase = await lockRequest(transaction, current, { number: refundSn, storeId: actor.storeId });
    if (!refundCase) return refuse('refund.notFound');
    const refused = await addEvidence(transaction, refundCase, 'seller', said);
    if (refused) return refused;
    audit.changed(null, { refundSn, ...said });
    return null;
  });
};

interface Said {
  readonly words: string;
  readonly imgs: readonly string[];
}

async function addEvidence(
  transaction: Transaction,
  refundCase: RefundCase,
  side: DisputeSide,
  { words, imgs }: Said,
): Promise<Refused<'refund.state' | 'refund.evidenceOver' | 'profile.foreignPicture'> | undefined> {
  const { id } = refundCase.request;
  const dispute = await findOpenDispute(transaction.queries, id);
  if (!dispute) return refuse('refund.state');
  if (!mayAddEvidence(side, dispute, await transaction.now())) return refuse('refund.evidenceOver');
  const foreign = await claimProofs(transaction, id, imgs);
  if (foreign) return foreign;
  await recordStep(transaction, refundCase, { what: 'said', by: side, words, pictures: imgs });
  return undefined;
}
