import type * as contract from '@galleria/contract/ledger/buyer-money';
import { adjustmentLines, needsSecondPerson } from '@galleria/domain/ledger/adjustments';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import type { LedgerContext } from '../index.ts';
import { postJournal } from '../post-journal.ts';
import {
  type Adjustment,
  decideAdjustment,
  findAdjustment,
  findSubmitted,
  insertAdjustment,
  linkJournal,
} from './adjustments-db.ts';

/**
 * Books the adjustment at once up to the limit; above it, the adjustment waits for a second person. Idempotent by
 * `submissionId`: a retry returns the first adjustment, and the same id with other values is refused.
 */
export const adjustBuyer: UseCase<typeof contract.adjustBuyer, LedgerContext> = async (
  { database, rules },
  { userId, submissionId, kind, change, reason },
  { actor, audit },
) => {
  if (kind === 'points' && !Number.isInteger(change)) return refuse('adjustment.wholePoints');
  const amount = kind === 'balance' ? centsOf(change) : change;
  const isAbove = needsSecondPerson({ kind, amount }, await rules());
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    if (!(await lockOpenAccount(queries, userId))) return refuse('buyer.notFound');
    const wanted = { userId, kind, amount, reason };
    const made = await insertAdjustment(queries, {
      ...{ ...wanted, submissionId, requestedBy: actor.userId, needsSecondPerson: isAbove },
      state: isAbove ? 'waiting' : 'posted',
    });
    if (!made) {
      const first = await findSubmitted(queries, submissionId);
      if (!first) throw new Error(`adjustBuyer: submission ${submissionId} neither new nor known`);
      if (!isSame(first, wanted)) return refuse('adjustment.submittedOtherwise');
      return { adjustmentId: first.id, state: first.state };
    }
    if (made.state === 'posted') {
      const refused = await post(transaction, made);
      if (refused) return refused;
    }
    const { id: adjustmentId, state } = made;
    audit.changed(null, { adjustmentId, userId, kind, change, reason, state });
    return { adjustmentId, state };
  });
};

type Wanted = Pick<Adjustment, 'userId' | 'kind' | 'amount' | 'reason'>;

/** The database returns ids in lower case. */
const isSame = (first: Adjustment, { userId, kind, amount, reason }: Wanted) =>
  first.userId === userId.toLowerCase() && first.kind === kind && first.amount === amount && first.reason === reason;

export const approveAdjustment: UseCase<typeof contract.approveAdjustment, LedgerContext> = async (
  { database },
  { adjustmentId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findAdjustment(queries, adjustmentId);
    if (!found) return refuse('adjustment.notFound');
    if (found.requestedBy === actor.userId) return refuse('adjustment.samePerson');
    if (!(await lockOpenAccount(queries, found.userId))) return refuse('buyer.notFound');
    const decision = { state: 'posted', by: actor.userId, note: '' } as const;
    if (!(await decideAdjustment(queries, adjustmentId, decision))) return refuse('adjustment.decided');
    const refused = await post(transaction, found);
    if (refused) return refused;
    audit.changed(aboutOf(found), { ...aboutOf(found), state: 'posted' });
    return null;
  });

export const rejectAdjustment: UseCase<typeof contract.rejectAdjustment, LedgerContext> = async (
  { database },
  { adjustmentId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const found = await findAdjustment(queries, adjustmentId);
    if (!found) return refuse('adjustment.notFound');
    const decision = { state: 'rejected', by: actor.userId, note: reason } as const;
    if (!(await decideAdjustment(queries, adjustmentId, decision))) return refuse('adjustment.decided');
    audit.changed(aboutOf(found), { ...aboutOf(found), state: 'rejected' });
    return null;
  });

const aboutOf = ({ userId, kind, amount, state }: Adjustment) => ({ userId, kind, amount, state });

/** The ledger keeps every balance of a buyer at zero or above; a refusal rolls the transaction back. */
async function post(
  transaction: Transaction,
  { id, userId, kind, amount }: Adjustment,
): Promise<Refused<'adjustment.insufficient'> | undefined> {
  const key = `adjusted:${id}`;
  const lines = adjustmentLines(userId, { kind, amount });
  const posted = await postJournal(transaction, { key, reason: 'adjusted', lines });
  if (isRefused(posted)) return refuse('adjustment.insufficient');
  await linkJournal(transaction.queries, id, key);
  return undefined;
}
