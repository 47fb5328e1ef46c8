import {
  deadlineOf,
  isEnded,
  isRefundDue,
  nextRefundState,
  REFUND_STATE,
  type RefundEvent,
  type RefundFacts,
} from '@galleria/domain/after-sales/refund-lifecycle';
import type { RefundStepName } from '@galleria/domain/after-sales/refund-steps';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { dropClaim } from '../../orders/index.ts';
import { closeDispute } from '../disputes/disputes-db.ts';
import { voidGrant } from '../disputes/grants-db.ts';
import type { RefundCase } from './lock-request.ts';
import {
  insertStep,
  markAnswered,
  type RefundParty,
  type RefundRequest,
  type RequestChanges,
  readOtherRequests,
  updateRequest,
} from './requests-db.ts';
import { startMoney } from './start-money.ts';

/** Announced with `{ requestId, stepId, what, by }` for every step of a request: mails are sent about it. */
export const REFUND_CHANGED = 'refund.changed';

interface EventDetails {
  readonly by: RefundParty;
  /** The side that the platform asks. */
  readonly of?: 'buyer' | 'seller';
  readonly words?: string;
  readonly pictures?: readonly string[];
  /** Shown in the timeline. */
  readonly amountCents?: number;
  /** Changes of the request that belong to the event. */
  readonly changes?: RequestChanges;
}

export function factsOf({ state, needsReturn, moneyState }: RefundRequest): RefundFacts {
  return { state, needsReturn, isMoneyMoving: moneyState !== 'none' };
}

/**
 * Carries out an event of the lifecycle on a case that `lockRequest` has locked: changes state and deadline, records
 * and announces the step, releases claimed pieces when the request ends without a refund, and starts a refund that is
 * due. A refusal must become the result of the transaction.
 */
export async function moveTo(
  transaction: Transaction,
  refundCase: RefundCase,
  event: RefundEvent,
  details: EventDetails,
): Promise<RefundCase | Refused<'refund.state'>> {
  const { queries } = transaction;
  const { request: before, order, rules } = refundCase;
  const state = nextRefundState(factsOf(before), event);
  if (state === undefined) return refuse('refund.state');
  const facts = factsOf({ ...before, ...details.changes, state });
  const clock = deadlineOf(facts);
  const request = await updateRequest(queries, before.id, {
    ...details.changes,
    ...{ state, dueDays: clock && rules[clock.rule], isEnded: isEnded(state) },
  });
  const moved = { ...refundCase, request };
  if (details.by === 'seller') await markAnswered(queries, request.id);
  if (before.state === REFUND_STATE.disputed) await closeDispute(queries, request.id);
  await voidGrant(queries, request.id);
  await recordStep(transaction, moved, { ...details, what: event });
  if (isEnded(state) && !facts.isMoneyMoving) {
    await dropClaim(transaction, order, request.claims);
    await dropPostageOfOthers(transaction, request);
  }
  return isRefundDue(facts) ? payRefund(transaction, moved) : moved;
}

/** Records and announces a step that changes no state. */
export async function recordStep(
  transaction: Transaction,
  { request: { id: requestId, storeId } }: Pick<RefundCase, 'request'>,
  step: Omit<EventDetails, 'changes'> & { readonly what: RefundStepName },
): Promise<void> {
  const { what, by, of, words, pictures, amountCents } = step;
  const { actor } = transaction;
  const actorId = by === 'clock' || !('userId' in actor) ? '' : actor.userId;
  const content = { of, words, pictures, amountCents };
  const stepId = await insertStep(transaction.queries, requestId, { what, by, actorId, ...content });
  await transaction.announce(REFUND_CHANGED, { requestId, stepId, what, by });
  await transaction.workChanged(storeId);
}

async function payRefund(
  transaction: Transaction,
  refundCase: RefundCase,
): Promise<RefundCase | Refused<'refund.state'>> {
  const started = await startMoney(transaction, refundCase);
  return started.request.moneyState === 'done' ? markPaid(transaction, started) : started;
}

/** Called when the refund has reached the buyer. */
export async function markPaid(
  transaction: Transaction,
  refundCase: RefundCase,
): Promise<RefundCase | Refused<'refund.state'>> {
  const { amountCents } = refundCase.request;
  return moveTo(transaction, refundCase, 'paid', { by: 'platform', amountCents });
}

/**
 * Another open request asked for the postage as the order's last line. The order is sent after all, so that request
 * loses it.
 */
async function dropPostageOfOthers(transaction: Transaction, { id, orderId }: RefundRequest): Promise<void> {
  const others = await readOtherRequests(transaction.queries, orderId, id);
  const unpaidRequests = others.filter(
    (one) => one.endedAt === null && one.moneyState === 'none' && one.postageCents > 0,
  );
  for (const { id: otherId, amountCents, postageCents } of unpaidRequests) {
    if (amountCents === postageCents) continue;
    await updateRequest(transaction.queries, otherId, { amountCents: amountCents - postageCents, postageCents: 0 });
  }
}

/** For callers whose event is always possible in the current state. */
export function assertMoved(moved: RefundCase | Refused<'refund.state'>): RefundCase {
  if (isRefused(moved)) throw new Error('assertMoved: the event is not possible in this state');
  return moved;
}
