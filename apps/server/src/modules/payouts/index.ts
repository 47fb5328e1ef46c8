import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Site } from '../site/index.ts';
import { payoutAccountList, removePayoutAccount, savePayoutAccount } from './accounts/payout-accounts.ts';
import { openNumberVault, type PayoutsContext } from './context.ts';
import { payoutMails } from './mails.ts';
import { cancelPayout, changePayoutSchedule, payoutPage, requestPayout } from './requests/payouts.ts';
import { requestWeeklyPayouts } from './requests/request-weekly-payouts.ts';
import { seedPayouts } from './seed.ts';
import { approveStorePayout, payStorePayout, rejectStorePayout } from './staff/decide-store-payout.ts';
import { createPayoutBatch, exportPayoutBatch, payoutBatchPage } from './staff/payout-batches.ts';
import { exportSettlements, settlementOrderPage, settlementPage } from './staff/settlements.ts';
import { countWaitingPayouts } from './staff/staff-payouts-db.ts';
import { payoutTransferInfo, storePayoutPage } from './staff/store-payout-page.ts';
import { storeBalance } from './statement/store-balance.ts';
import { storeMonthList } from './statement/store-months.ts';
import { storeStatementInfo, storeStatementPage } from './statement/store-statement.ts';

export type { PayoutsContext } from './context.ts';
export { approvePayout, markPayoutPaid, readPayoutTransfer, rejectPayout } from './requests/decide-payout.ts';
export { findPayoutByNumber } from './requests/find-payout-db.ts';

interface Needs extends Omit<PayoutsContext, 'rules' | 'numbers'> {
  readonly site: Pick<Site, 'rules'>;
  readonly secrets: Secrets;
}

/** Statements, payout accounts and payouts of stores. The money itself is booked in the ledger. */
export const payouts = defineModule({
  name: 'payouts',
  open: ({ database, log, messages, stores, site, secrets }: Needs): PayoutsContext => ({
    ...{ database, log, messages, stores },
    rules: site.rules,
    numbers: openNumberVault(secrets),
  }),
  operations: {
    ...{ storeBalance, storeStatementPage, storeStatementInfo, storeMonthList },
    ...{ payoutAccountList, savePayoutAccount, removePayoutAccount },
    ...{ storePayoutPage, payoutTransferInfo, approveStorePayout, rejectStorePayout, payStorePayout },
    ...{ settlementPage, exportSettlements, settlementOrderPage },
    ...{ createPayoutBatch, payoutBatchPage, exportPayoutBatch },
    ...{ requestPayout, payoutPage, cancelPayout, changePayoutSchedule },
  },
  jobs: { requestWeeklyPayouts: plainJob('bulk', requestWeeklyPayouts) },
  /** On Mondays. */
  schedule: { requestWeeklyPayouts: '7 6 * * 1' },
  staffWork: [
    {
      permission: 'payouts.view',
      count: async ({ database }) => ({ payouts: await countWaitingPayouts(database.queries) }),
    },
  ],
  mails: payoutMails,
  seed: { seedPayouts },
});
