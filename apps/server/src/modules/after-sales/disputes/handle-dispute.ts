import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import type { Actor } from '@galleria/domain/access/access';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { readStaffWithPermission } from '../../staff/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { claimProofs } from '../requests/claim-proofs.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { recordStep } from '../requests/move-to.ts';
import {
  addNote,
  changeDispute,
  type Dispute,
  extendAnswerDeadline,
  extendEvidenceTime,
  findOpenDispute,
} from './disputes-db.ts';

export interface DisputeCase {
  readonly refundCase: RefundCase;
  readonly dispute: Dispute;
}

type Act<Result> = (transaction: Transaction, disputeCase: DisputeCase, rules: MallRules) => Promise<Result>;

/** Runs `act` with the request locked, which serialises all changes of its dispute. */
export function actOnDispute<Result>(
  context: AfterSalesContext,
  actor: Actor,
  number: string,
  act: Act<Result>,
): Promise<Result | Refused<'refund.notFound' | 'refund.state'>> {
  return actOnRequest(context, actor, { number }, async (transaction, refundCase, rules) => {
    const dispute = await findOpenDispute(transaction.queries, refundCase.request.id);
    return dispute ? act(transaction, { refundCase, dispute }, rules) : refuse('refund.state');
  });
}

export const disputeStaffList: UseCase<typeof contract.disputeStaffList, AfterSalesContext> = ({ database }) =>
  readStaffWithPermission(database.queries, 'disputes.handle');

export const assignDispute: UseCase<typeof contract.assignDispute, AfterSalesContext> = (
  context,
  { refundSn, staffId },
  { actor, audit },
) =>
  actOnDispute(context, actor, refundSn, async (transaction, found) => {
    const { queries } = transaction;
    const colleagues = staffId === undefined ? [] : await readStaffWithPermission(queries, 'disputes.handle');
    const colleague = colleagues.find((one) => one.staffId === staffId);
    if (staffId !== undefined && !colleague) return refuse('staff.notFound');
    const { id: disputeId, assigneeId: before } = found.dispute;
    const assigneeId = colleague?.staffId ?? actor.userId;
    await changeDispute(queries, disputeId, { assigneeId });
    await addNote(queries, { disputeId, what: 'assigned', staffId: actor.userId, words: colleague?.name ?? '' });
    audit.changed({ assigneeId: before }, { refundSn, assigneeId });
    return null;
  });

/** Extends the time of both sides for evidence, once. */
export const extendEvidence: UseCase<typeof contract.extendEvidence, AfterSalesContext> = (
  context,
  { refundSn },
  { actor, audit },
) =>
  actOnDispute(context, actor, refundSn, async (transaction, found, current) => {
    const { evidenceUntil: before, id } = found.dispute;
    const until = await extendEvidenceTime(transaction.queries, id, current.disputeEvidenceDays);
    if (!until) return refuse('dispute.extended');
    await recordStep(transaction, found.refundCase, { what: 'extended', by: 'platform' });
    audit.changed({ evidenceUntil: before }, { refundSn, evidenceUntil: until });
    return null;
  });

/** Gives the asked side time for its answer, which it sends as evidence; the other side reads question and answer. */
export const askParty: UseCase<typeof contract.askParty, AfterSalesContext> = (
  context,
  { refundSn, of, words, imgs },
  { actor, audit },
) =>
  actOnDispute(context, actor, refundSn, async (transaction, found, current) => {
    const { refundCase, dispute } = found;
    const refused = await claimProofs(transaction, refundCase.request.id, imgs);
    if (refused) return refused;
    await extendAnswerDeadline(transaction.queries, dispute.id, of, current.disputeEvidenceDays);
    await recordStep(transaction, refundCase, { what: 'asked', by: 'platform', of, words, pictures: imgs });
    audit.changed(null, { refundSn, of, words });
    return null;
  });
