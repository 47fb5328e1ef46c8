import type { RefundStep, StaffRefundStep } from '@galleria/contract/after-sales/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { REFUND_STEPS, STAFF_REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import type { MessageId } from '@galleria/i18n/message-id';

/** Staff see more kinds of steps than buyer and store, and which staff member took one. */
export type Step = ValueOf<typeof RefundStep | typeof StaffRefundStep>;

type StepMessageId = Extract<MessageId<'merchant'> & MessageId<'platform'>, `consoleRefunds.step.${string}`>;

const KNOWN_STEPS = [...REFUND_STEPS, ...STAFF_REFUND_STEPS];

/**
 * Message of a step. Steps that the clock took in the store's place, and an offer that a buyer accepted, have messages
 * of their own. A console that was loaded before the server got a new kind of step shows a general message for it.
 */
export function stepMessageId({ what, by, of, words }: Pick<Step, 'what' | 'by' | 'of' | 'words'>): StepMessageId {
  if (by === 'clock' && (what === 'accepted' || what === 'received')) return `consoleRefunds.step.${what}.clock`;
  if (what === 'accepted' && by === 'buyer') return 'consoleRefunds.step.offerAccepted';
  if (what === 'asked' && of) return `consoleRefunds.step.asked.${of}`;
  // The words of an assignment are the name of the new assignee; empty when staff took the request themselves.
  if (what === 'assigned') return words ? 'consoleRefunds.step.handedOver' : 'consoleRefunds.step.taken';
  return KNOWN_STEPS.includes(what) ? `consoleRefunds.step.${what}` : 'consoleRefunds.step.other';
}
