import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import type { Ruling } from '@galleria/domain/after-sales/dispute-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Case } from './case.ts';

interface Decision {
  readonly ruling: Ruling;
  /** Of a ruling in part. */
  readonly amount: number;
  readonly needsReturn: boolean;
}

/** What the buyer gets; never more than is left. */
function amountOf({ refundAmount, maxAmount }: Case, { ruling, amount }: Decision): number {
  if (ruling === 'refused') return 0;
  return ruling === 'full' ? Math.min(refundAmount, maxAmount) : amount;
}

/** What a ruling does to the money, sentence by sentence; the server does the sums. */
export function useMoneyEffects(): (refund: Case, decision: Decision) => string[] {
  const text = useText<'platform'>();
  const money = useMoneyFormat();
  return (refund, decision) => {
    const given = amountOf(refund, decision);
    if (decision.ruling === 'refused') return [text('platformDisputes.rule.money.none')];
    // An amount that nobody has written yet moves nothing.
    if (decision.ruling === 'part' && given === 0) return [text('platformDisputes.rule.amountNeeded')];
    const restCents = centsOf(refund.refundAmount) - centsOf(given);
    const when = decision.needsReturn ? 'platformDisputes.rule.money.later' : 'platformDisputes.rule.money.now';
    return [
      text(when, { amount: money(given) }),
      ...(restCents > 0 ? [text('platformDisputes.rule.money.rest', { amount: money(restCents / 100) })] : []),
      text(refund.isStorePaid ? 'platformDisputes.rule.money.storePaid' : 'platformDisputes.rule.money.held'),
    ];
  };
}
