import type { RefundStep, StaffRefundStep } from '@galleria/contract/after-sales/fields';
import { REFUND_STEPS, STAFF_REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import type { MessageId } from '@galleria/i18n/message-id';

/** Staff read more steps than the sides of a case do, and who of them took one. */
export type Step = (typeof RefundStep | typeof StaffRefundStep)['_zod']['output'];

type StepWords = Extract<MessageId<'merchant'> & MessageId<'platform'>, `consoleRefunds.step.${string}`>;

const KNOWN = [...REFUND_STEPS, ...STAFF_REFUND_STEPS];

/**
 * What a step is called: what the clock did in somebody's place, and what a buyer accepts, has words of its own. A
 * console that was opened before the server learnt a new step tells it without its name.
 */
export function stepWords({ what, by, of, words }: Pick<Step, 'what' | 'by' | 'of' | 'words'>): StepWords {
  if (by === 'clock' && (what === 'accepted' || what === 'received')) return `consoleRefunds.step.${what}.clock`;
  if (what === 'accepted' && by === 'buyer') return 'consoleRefunds.step.offerAccepted';
  if (what === 'asked' && of) return `consoleRefunds.step.asked.${of}`;
  // The words of an assignment are the name of who has the case now.
  if (what === 'assigned') return words ? 'consoleRefunds.step.handedOver' : 'consoleRefunds.step.taken';
  return KNOWN.includes(what) ? `consoleRefunds.step.${what}` : 'consoleRefunds.step.other';
}
