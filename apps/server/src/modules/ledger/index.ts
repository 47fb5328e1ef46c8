import type { balanceInfo, balancePage, ledgerProof, pointsInfo, pointsPage } from '@galleria/contract/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { buyerPoints, buyerWallet } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { TOP_UP_LEAST_CENTS, TOP_UP_MOST_CENTS } from '@galleria/domain/payments/pay-types';
import type { Locale } from '@galleria/domain/site/locales';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../../infra/database/database.ts';
import type { Schedule, Subscription } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import { balanceRecords } from './balance-records.ts';
import type { LedgerContext } from './context.ts';
import { expirePoints } from './expire-points.ts';
import { readBalance } from './ledger-db.ts';
import { showPoints, welcomePoints } from './points.ts';
import { pointsRecords } from './points-records.ts';
import { proveBalance, sumByKind } from './proof-db.ts';
import { ledgerRoutes } from './routes.ts';
import { type StatementPage, showStatement } from './show-statement.ts';

export { postJournal } from './post-journal.ts';
export { proveBalance } from './proof-db.ts';

/** Every movement of money and points, and what people see of theirs. */
export interface Ledger {
  points(userId: string): Promise<OutputOf<typeof pointsInfo>>;
  pointChanges(userId: string, page: StatementPage, locale: Locale): Promise<OutputOf<typeof pointsPage>>;
  balance(userId: string): Promise<OutputOf<typeof balanceInfo>>;
  balanceChanges(userId: string, page: StatementPage, locale: Locale): Promise<OutputOf<typeof balancePage>>;
  proof(): Promise<OutputOf<typeof ledgerProof>>;
  readonly subscriptions: readonly Subscription[];
  readonly tasks: TaskList;
  readonly schedule: Schedule;
}

type LedgerOptions = Omit<LedgerContext, 'queries'> & { readonly database: Database };

export function openLedger({ database, ...given }: LedgerOptions): Ledger {
  const { queries } = database;
  const same = (points: number) => points;
  return {
    points: (userId) => showPoints({ queries, ...given }, userId),
    pointChanges: (userId, page, locale) => showStatement(queries, buyerPoints(userId), page, locale, same),
    balance: async (userId) => ({
      balance: mainUnits(await readBalance(queries, buyerWallet(userId))),
      topUpLeast: mainUnits(TOP_UP_LEAST_CENTS),
      topUpMost: mainUnits(TOP_UP_MOST_CENTS),
    }),
    balanceChanges: (userId, page, locale) => showStatement(queries, buyerWallet(userId), page, locale, mainUnits),
    proof: async () => {
      const [violations, sums] = await Promise.all([proveBalance(queries), sumByKind(queries)]);
      return { balances: violations.length === 0, violations, sums };
    },
    subscriptions: [welcomePoints(database, given.rules)],
    tasks: { expirePoints: () => expirePoints(database, given.rules) },
    schedule: { expirePoints: '17 0 * * *' },
  };
}

interface Needs extends Pick<LedgerOptions, 'database' | 'openTradeIds'> {
  readonly site: Pick<Site, 'rules'>;
}

export const ledger = adaptModule(
  'ledger',
  ({ site, ...given }: Needs) => openLedger({ ...given, rules: site.rules }),
  ledgerRoutes,
  [pointsRecords, balanceRecords],
);
