import type * as contract from '@galleria/contract/ledger/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { ACCOUNT_REGISTERED } from '../accounts/index.ts';
import type { Site } from '../site/index.ts';
import { adjustBuyer, approveAdjustment, rejectAdjustment } from './adjustments/adjust-buyer.ts';
import { adjustmentPage } from './adjustments/adjustment-page.ts';
import { countWaitingAdjustments } from './adjustments/adjustments-db.ts';
import { buyerAssets, buyerBalancePage, buyerPointsPage } from './adjustments/buyer-money.ts';
import { balanceInfo, balancePage, balancePersonalData, readBalanceInfo } from './balance.ts';
import { expirePoints } from './expire-points.ts';
import { readBalance } from './ledger-db.ts';
import { ledgerProof } from './ledger-proof.ts';
import {
  grantWelcomePoints,
  NewAccount,
  pointsInfo,
  pointsPage,
  pointsPersonalData,
  postWelcomePoints,
  readPointsInfo,
} from './points.ts';
import { journalInfo, journalPage } from './staff/journal-page.ts';
import { ledgerAccountPage, ledgerKindList } from './staff/ledger-account-page.ts';

export { lockBalance, type MonthlyMovement, readBalance, readMonthlyMovements, readYears } from './ledger-db.ts';
export { postJournal } from './post-journal.ts';
export { countEntries, proveBalance } from './proof-db.ts';
export { findJournalActors, findJournalIds, presentJournal, readJournals } from './read-journals.ts';
export { type AccountMonth, readMonthOfAccounts } from './staff/account-months-db.ts';
export { findJournals } from './staff/journals-db.ts';

export interface Ledger {
  /** Points that can be spent now. */
  score(userId: string): Promise<number>;
  points(userId: string): Promise<OutputOf<typeof contract.pointsInfo>>;
  balance(userId: string): Promise<OutputOf<typeof contract.balanceInfo>>;
}

export interface LedgerContext extends Ledger {
  readonly database: Database;
  readonly rules: Site['rules'];
}

interface Needs {
  readonly database: Database;
  readonly site: Pick<Site, 'rules'>;
}

/** Double-entry bookkeeping of all money and points. */
export const ledger = defineModule({
  name: 'ledger',
  open: ({ database, site: { rules } }: Needs): LedgerContext => ({
    database,
    rules,
    score: (userId) => readBalance(database.queries, buyerPoints(userId)),
    points: (userId) => readPointsInfo(database.queries, rules, userId),
    balance: (userId) => readBalanceInfo(database.queries, userId),
  }),
  operations: {
    ...{ balanceInfo, balancePage, pointsInfo, pointsPage },
    ...{ buyerAssets, buyerBalancePage, buyerPointsPage },
    ...{ adjustBuyer, adjustmentPage, approveAdjustment, rejectAdjustment },
    ...{ ledgerProof, ledgerKindList, ledgerAccountPage, journalPage, journalInfo },
  },
  staffWork: [
    {
      permission: 'buyers.adjust',
      count: async ({ database: { queries } }) => ({ adjustments: await countWaitingAdjustments(queries) }),
    },
  ],
  jobs: { expirePoints: job('bulk', z.unknown(), expirePoints) },
  schedule: { expirePoints: '17 0 * * *' },
  subscriptions: [
    { event: ACCOUNT_REGISTERED, subscriber: 'points', handle: job('critical', NewAccount, grantWelcomePoints) },
  ],
  personalData: [pointsPersonalData, balancePersonalData],
  newAccountSteps: [postWelcomePoints],
});
