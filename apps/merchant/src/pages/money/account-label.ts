import type { OutputOf } from '@galleria/contract/operation';
import type { payoutAccountList } from '@galleria/contract/payouts/store-money';

export type PayoutAccount = OutputOf<typeof payoutAccountList>[number];

/** The bank and the end of the number. */
export function accountLabel({ kind, bankName, masked }: PayoutAccount): string {
  return `${kind === 'paypal' ? 'PayPal' : bankName} · ${masked}`;
}
