import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import { needsSecondPerson, rulingCents } from '@galleria/domain/after-sales/dispute-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import { moveTo } from '../requests/move-to.ts';
import { addNote, changeDispute, type Dispute, findOpenDispute, NO_PROPOSAL, proposeRuling } from './disputes-db.ts';
import { amountsOf, grantRequest, returnTerms } from './grant-request.ts';
import { findOpenGrant } from './grants-db.ts';
import { actOnDispute, type DisputeCase } from './handle-dispute.ts';
import { decideGrant } from './refund-by-mall.ts';

/** Up to the limit the ruling is carried out at once; above, a second person has to confirm it. */
export const ruleDispute: UseCase<typeof contract.ruleDispute, AfterSalesContext> = (
  context,
  { refundSn, ruling, amount, needsReturn, words },
  { actor, audit },
) =>
  actOnDispute(context, actor, refundSn, async (transaction, found, current) => {
    const { queries } = transaction;
    const { dispute, refundCase } = found;
    if (dispute.proposedBy !== null) return refuse('dispute.proposed');
    const amounts = amountsOf(refundCase);
    const givenCents = rulingCents(
      { ruling, amountCents: amount === undefined ? undefined : centsOf(amount) },
      amounts,
    );
    if (isRefused(givenCents)) return givenCents;
    const decision = {
      ...{ ruling, rulingCents: givenCents, rulingWords: words },
      needsReturn: needsReturn && ruling !== 'refused',
    };
    const isProposed = needsSecondPerson({ wantedCents: amounts.wantedCents, givenCents }, current);
    if (isProposed) {
      await proposeRuling(queries, dispute.id, decision, actor.userId);
      const note = { disputeId: dispute.id, what: 'proposed', staffId: actor.userId } as const;
      await addNote(queries, { ...note, words, amountCents: givenCents });
    } else {
      const refused = await executeRuling(transaction, found, decision);
      if (refused) return refused;
    }
    audit.changed({ state: refundCase.request.state }, { refundSn, ...decision, isProposed });
    return { isProposed };
  });

/** For a dispute or a mall grant. The person who proposed it can reject it, but never confirm it. */
export const decideProposedRuling: UseCase<typeof contract.decideProposedRuling, AfterSalesContext> = (
  context,
  { refundSn, isConfirmed, words },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn }, async (transaction, refundCase) => {
    const { queries } = transaction;
    const grant = await findOpenGrant(queries, refundCase.request.id);
    if (grant) {
      const refused = await decideGrant(transaction, refundCase, grant, { isConfirmed, words, staffId: actor.userId });
      if (refused) return refused;
      const { amountCents, proposedBy } = grant;
      audit.changed({ amountCents, proposedBy, words: grant.words }, { refundSn, isConfirmed, words });
      return null;
    }
    const dispute = await findOpenDispute(queries, refundCase.request.id);
    if (!dispute) return refuse('refund.state');
    const found = { refundCase, dispute };
    const decision = decisionOf(dispute);
    if (dispute.proposedBy === null || !decision) return refuse('dispute.notProposed');
    if (isConfirmed && dispute.proposedBy === actor.userId) return refuse('dispute.samePerson');
    if (isConfirmed) {
      const refused = await executeRuling(transaction, found, decision);
      if (refused) return refused;
    } else {
      await changeDispute(queries, dispute.id, NO_PROPOSAL);
      const note = { disputeId: dispute.id, what: 'proposalRejected', staffId: actor.userId } as const;
      await addNote(queries, { ...note, words, amountCents: decision.rulingCents });
    }
    audit.changed({ ...decision, proposedBy: dispute.proposedBy }, { refundSn, isConfirmed, words });
    return null;
  });

type Decision = Pick<Dispute, 'needsReturn' | 'rulingWords'> & {
  readonly ruling: NonNullable<Dispute['ruling']>;
  readonly rulingCents: number;
};

function decisionOf({ ruling, rulingCents: cents, rulingWords, needsReturn }: Dispute): Decision | undefined {
  return ruling === null || cents === null ? undefined : { ruling, rulingCents: cents, rulingWords, needsReturn };
}

/** Starts the refund in the same transaction, or waits for the goods, or closes the case. */
async function executeRuling(
  transaction: Transaction,
  { refundCase, dispute }: DisputeCase,
  decision: Decision,
): Promise<Refused<'refund.state'> | undefined> {
  const { ruling, rulingCents: cents, rulingWords: words } = decision;
  const { actor } = transaction;
  const ruledBy = 'userId' in actor ? actor.userId : actor.kind;
  const terms = await returnTerms(transaction, refundCase, decision.needsReturn);
  const { needsReturn } = terms;
  await changeDispute(transaction.queries, dispute.id, { ...decision, needsReturn, state: 'ruled', ruledBy });
  const moved =
    ruling === 'refused'
      ? await moveTo(transaction, refundCase, 'dismissed', { by: 'platform', words })
      : await grantRequest(transaction, refundCase, { cents, terms, words });
  return isRefused(moved) ? moved : undefined;
}
