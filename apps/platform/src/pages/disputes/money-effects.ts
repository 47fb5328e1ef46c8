import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import type { Ruling } from '@galleria/domain/after-sales/dispute-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import type { DisputeInfo } from './dispute.ts';

interface Decision {
  readonly ruling: Ruling;
  /** Used by a ruling in part only. */
  readonly amount: number;
  readonly needsReturn: boolean;
}

/** The refunded amount; a ruling in full never refunds more than is left of the order. */
function amountOf({ refundAmount, maxAmount }: DisputeInfo, { ruling, amount }: Decision): number {
  if (ruling === 'refused') return 0;
  return ruling === 'full' ? Math.min(refundAmount, maxAmount) : amount;
}

/** Sentences that describe what a ruling does to the money. They are a preview: the server calculates the amounts. */
export function useMoneyEffects(): (refund: DisputeInfo, decision: Decision) => string[] {
  const text = useText<'platform'>();
  const money = useMoneyFormat();
  return (refund, decision) => {
    const refunded = amountOf(refund, decision);
    if (decision.ruling === 'refused') return [text('platformDisputes.rule.money.none')];
    // No amount was entered yet.
    if (decision.ruling === 'part' && refunded === 0) return [text('platformDisputes.rule.amountNeeded')];
    const restCents = centsOf(refund.refundAmount) - centsOf(refunded);
    const when = decision.needsReturn ? 'platformDisputes.rule.money.later' : 'platformDisputes.rule.money.now';
    return [
      text(when, { amount: money(refunded) }),
      ...(restCents > 0 ? [text('platformDisputes.rule.money.rest', { amount: money(restCents / 100) })] : []),
      text(refund.isStorePaid ? 'platformDisputes.rule.money.storePaid' : 'platformDisputes.rule.money.held'),
    ];
  };
}
