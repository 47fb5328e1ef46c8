import type { PayoutAccountKind } from '@galleria/domain/payouts/payout-account';
import { maskAccountNumber } from '@galleria/domain/payouts/payout-account';
import { isRefused } from '@galleria/domain/refusals';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertAccount, readAccounts } from './accounts/accounts-db.ts';
import type { PayoutsContext } from './context.ts';
import { approvePayout, markPayoutPaid } from './requests/decide-payout.ts';
import { openPayout } from './requests/open-payout.ts';
import { backdatePayout } from './seed-db.ts';

interface SeededAccount {
  readonly kind: PayoutAccountKind;
  readonly holder: string;
  readonly bankName: string;
  readonly bic: string;
  readonly number: string;
}

interface SeededPayout {
  readonly amountCents: number;
  readonly requestedHoursAgo: number;
  /** Absent: the payout is still open, approved or not. */
  readonly paidHoursAgo?: number;
  readonly reference?: string;
  readonly isApproved?: boolean;
}

/** Adds accounts to a store without any, and past payouts to the first of these accounts. */
export async function seedPayouts(
  transaction: Transaction,
  { numbers }: Pick<PayoutsContext, 'numbers'>,
  storeId: number,
  { accounts, payouts }: { readonly accounts: readonly SeededAccount[]; readonly payouts: readonly SeededPayout[] },
): Promise<void> {
  const { queries } = transaction;
  if ((await readAccounts(queries, storeId)).length > 0) return;
  for (const { number, ...account } of accounts) {
    const secret = { encryptedNumber: numbers.encrypt(number), fingerprint: numbers.fingerprint(number) };
    await insertAccount(
      queries,
      storeId,
      { ...account, ...secret, masked: maskAccountNumber(account.kind, number) },
      0,
    );
  }
  const [first] = await readAccounts(queries, storeId);
  if (!first) return;
  const now = (await transaction.now()).getTime();
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  for (const { amountCents, requestedHoursAgo, paidHoursAgo, reference = '', isApproved } of payouts) {
    const wanted = { storeId, amountCents, accountId: first.id, isAutomatic: false, at: at(requestedHoursAgo) };
    const payout = await openPayout(transaction, wanted, DEFAULT_RULES);
    if (isRefused(payout))
      throw new Error(`seedPayouts: a payout of store ${storeId} was refused with ${payout.refused}`);
    if (paidHoursAgo !== undefined || isApproved) await approvePayout(transaction, payout.id);
    if (paidHoursAgo === undefined) continue;
    await markPayoutPaid(transaction, payout.id, reference, at(paidHoursAgo));
    await backdatePayout(queries, payout.id, { requestedAt: at(requestedHoursAgo), paidAt: at(paidHoursAgo) });
  }
}
