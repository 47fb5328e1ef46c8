import type { DisputedAmounts } from '@galleria/domain/after-sales/dispute-rules';
import { reduceToAgreedAmount } from '@galleria/domain/after-sales/refund-amounts';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import type { Refused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { RefundCase } from '../requests/lock-request.ts';
import { moveTo } from '../requests/move-to.ts';
import { type ReturnTerms, returnAddressFor } from '../requests/return-address.ts';
import { isUnsent, maxRefundOfCase } from '../requests/start-money.ts';

interface Grant {
  readonly cents: number;
  readonly terms: ReturnTerms;
  readonly words: string;
}

/** The requested amount, and the maximum that can be granted. */
export function amountsOf(refundCase: Pick<RefundCase, 'order' | 'request' | 'isPostageTaken'>): DisputedAmounts {
  const { amountCents: mostCents } = maxRefundOfCase(refundCase);
  return { wantedCents: Math.min(refundCase.request.amountCents, mostCents), mostCents };
}

/**
 * Whether the goods are returned first, and where to. Goods that were not shipped, and vouchers, cannot be returned.
 */
export async function returnTerms(
  { queries }: Transaction,
  { order, request }: RefundCase,
  needsReturn: boolean,
): Promise<ReturnTerms> {
  if (!needsReturn || order.isVirtual || isUnsent(order)) {
    return { needsReturn: false, returnAddress: request.returnAddress };
  }
  return returnAddressFor(queries, { ...request, kind: REFUND_KIND.returnGoods });
}

/** Grants the request on behalf of the platform, with this amount. */
export async function grantRequest(
  transaction: Transaction,
  refundCase: RefundCase,
  { cents, terms, words }: Grant,
): Promise<RefundCase | Refused<'refund.state'>> {
  const most = maxRefundOfCase(refundCase);
  const { amountCents, postageCents, points } = reduceToAgreedAmount(most, Math.min(cents, most.amountCents));
  return moveTo(transaction, refundCase, 'upheld', {
    ...{ by: 'platform', words, amountCents },
    changes: { amountCents, postageCents, points, offerCents: null, ...terms },
  });
}
