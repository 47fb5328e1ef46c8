import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import { checkGrant, needsSecondPerson } from '@galleria/domain/after-sales/dispute-rules';
import { nextRefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { AfterSalesContext } from '../context.ts';
import { actOnRequest } from '../requests/act-on-request.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { factsOf } from '../requests/move-to.ts';
import { addNote, changeDispute, type Dispute, findOpenDispute, proposeRuling } from './disputes-db.ts';
import { amountsOf, grantRequest, returnTerms } from './grant-request.ts';
import { endGrant, findOpenGrant, insertGrant, type MallGrant } from './grants-db.ts';

interface GrantTerms {
  readonly cents: number;
  readonly needsReturn: boolean;
  readonly words: string;
}

/**
 * Refunds regardless of the store's answer; in a dispute this is the ruling. Above the limit a second person has to
 * confirm it.
 */
export const refundByMall: UseCase<typeof contract.refundByMall, AfterSalesContext> = (
  context,
  { refundSn, amount, needsReturn, words },
  { actor, audit },
) =>
  actOnRequest(context, actor, { number: refundSn }, async (transaction, refundCase, current) => {
    const { queries } = transaction;
    const { request } = refundCase;
    if (nextRefundState(factsOf(request), 'upheld') === undefined) return refuse('refund.state');
    const { wantedCents, mostCents } = amountsOf(refundCase);
    const cents = checkGrant(centsOf(amount), mostCents);
    if (isRefused(cents)) return cents;
    const dispute = await findOpenDispute(queries, request.id);
    if (dispute?.proposedBy || (await findOpenGrant(queries, request.id))) return refuse('dispute.proposed');
    const isProposed = needsSecondPerson({ wantedCents, givenCents: cents }, current);
    const grantTerms = { cents, needsReturn, words };
    const ruling = rulingOf(wantedCents, grantTerms);
    const refused = isProposed ? undefined : await executeGrant(transaction, refundCase, dispute, grantTerms);
    if (refused) return refused;
    if (isProposed && dispute) {
      await proposeRuling(queries, dispute.id, ruling, actor.userId);
      const note = { disputeId: dispute.id, what: 'proposed', staffId: actor.userId } as const;
      await addNote(queries, { ...note, words, amountCents: cents });
    } else if (isProposed) {
      const grant = { requestId: request.id, storeId: request.storeId, amountCents: cents, needsReturn, words };
      await insertGrant(queries, { ...grant, proposedBy: actor.userId }, current.disputeTargetDays);
    }
    audit.changed({ state: request.state }, { refundSn, amount, needsReturn, words, isProposed });
    return { isProposed };
  });

function rulingOf(wantedCents: number, { cents, needsReturn, words }: GrantTerms) {
  const ruling = cents === wantedCents ? 'full' : 'part';
  return { ruling, rulingCents: cents, rulingWords: words, needsReturn } as const;
}

async function executeGrant(
  transaction: Transaction,
  refundCase: RefundCase,
  dispute: Dispute | undefined,
  grantTerms: GrantTerms,
): Promise<Refused<'refund.state'> | undefined> {
  const { actor, queries } = transaction;
  const terms = await returnTerms(transaction, refundCase, grantTerms.needsReturn);
  if (dispute) {
    const ruledBy = 'userId' in actor ? actor.userId : actor.kind;
    const { needsReturn } = terms;
    const ruling = rulingOf(amountsOf(refundCase).wantedCents, { ...grantTerms, needsReturn });
    await changeDispute(queries, dispute.id, { ...ruling, state: 'ruled', ruledBy });
  }
  const moved = await grantRequest(transaction, refundCase, { ...grantTerms, terms });
  return isRefused(moved) ? moved : undefined;
}

/** A second person confirms or rejects a grant. The person who proposed it can reject it, but never confirm it. */
export async function decideGrant(
  transaction: Transaction,
  refundCase: RefundCase,
  grant: MallGrant,
  { isConfirmed, words, staffId }: { readonly isConfirmed: boolean; readonly words: string; readonly staffId: string },
): Promise<Refused<'refund.state' | 'dispute.samePerson'> | undefined> {
  const { queries } = transaction;
  const { id } = refundCase.request;
  if (isConfirmed && grant.proposedBy === staffId) return refuse('dispute.samePerson');
  await endGrant(queries, id, { state: isConfirmed ? 'made' : 'rejected', decidedBy: staffId, decisionWords: words });
  if (!isConfirmed) return undefined;
  const { amountCents: cents, needsReturn, words: reason } = grant;
  return executeGrant(transaction, refundCase, undefined, { cents, needsReturn, words: reason });
}
