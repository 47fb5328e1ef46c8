import type { OutputOf } from '@galleria/contract/operation';
import type { scoreInfo, scorePage } from '@galleria/contract/points';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Subscription } from '../../infra/jobs.ts';
import { listPoints, showPoints, welcomePoints } from './points.ts';

export { pointsRecords } from './points-records.ts';
export { postJournal } from './post-journal.ts';
export { proveBalance } from './proof-db.ts';

/** Every movement of money and points. So far: the points of buyers. */
export interface Ledger {
  points(userId: string): Promise<OutputOf<typeof scoreInfo>>;
  pointChanges(
    userId: string,
    page: { current: number; size: number },
    locale: Locale,
  ): Promise<OutputOf<typeof scorePage>>;
  readonly subscriptions: readonly Subscription[];
}

export function openLedger(database: Database, rules: () => Promise<MallRules>): Ledger {
  const { queries } = database;
  return {
    points: (userId) => showPoints(queries, userId),
    pointChanges: (userId, page, locale) => listPoints(queries, userId, page, locale),
    subscriptions: [welcomePoints(database, rules)],
  };
}
