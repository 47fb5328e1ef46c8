import type * as refunds from '@galleria/contract/after-sales/refunds';
import type * as storeRefunds from '@galleria/contract/after-sales/store-refunds';
import { type DisputeSide, mayAddEvidence } from '@galleria/domain/after-sales/dispute-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { recordStep } from '../requests/move-to.ts';
import { findOpenDispute } from './disputes-db.ts';

/** Adds the buyer's evidence, or their answer to a question of the platform. */
export const addRefundProof: UseCase<typeof refunds.addRefundProof, AfterSalesContext> = (
  context,
  { refundSn, ...evidence },
  { actor },
) =>
  actOnRequest(context, actor, { number: refundSn, userId: actor.userId }, async (transaction, refundCase) => {
    return (await addEvidence(transaction, refundCase, 'buyer', evidence)) ?? null;
  });

export const addStoreProof: UseCase<typeof storeRefunds.addStoreProof, AfterSalesContext> = (
  context,
  { refundSn, ...evidence },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn, storeId: actor.storeId }, async (transaction, refundCase) => {
    const refused = await addEvidence(transaction, refundCase, 'seller', evidence);
    if (refused) return refused;
    audit.changed(null, { refundSn, ...evidence });
    return null;
  });

interface Evidence {
  readonly words: string;
  readonly imgs: readonly string[];
}

async function addEvidence(
  transaction: Transaction,
  refundCase: RefundCase,
  side: DisputeSide,
  { words, imgs }: Evidence,
): Promise<Refused<'refund.state' | 'refund.evidenceOver' | 'profile.foreignPicture'> | undefined> {
  const { id } = refundCase.request;
  const dispute = await findOpenDispute(transaction.queries, id);
  if (!dispute) return refuse('refund.state');
  if (!mayAddEvidence(side, dispute, await transaction.now())) return refuse('refund.evidenceOver');
  const refused = await claimProofs(transaction, id, imgs);
  if (refused) return refused;
  await recordStep(transaction, refundCase, { what: 'said', by: side, words, pictures: imgs });
  return undefined;
}
