import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Activities } from '../activities/index.ts';
import type { Site } from '../site/index.ts';
import { shownActivities } from './activity-views.ts';
import { deleteOldVisitors, readVisitDays } from './analytics-db.ts';
import { seedVisits } from './seed.ts';
import { VisitCounter } from './visit-counter.ts';

export interface Analytics {
  readonly database: Database;
  readonly visits: VisitCounter;
  /** Visitors of a store by day since a day, and `first`, the first day with a count. */
  visitDays(storeId: number, since: string): ReturnType<typeof readVisitDays>;
}

interface Needs {
  readonly database: Database;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly site: Pick<Site, 'rules'>;
  readonly activities: Pick<Activities, 'current'>;
}

/** Visitors of store pages and views of activities, counted anonymously. */
export const analytics = defineModule({
  name: 'analytics',
  open: ({ database, log, secrets, site, activities }: Needs): Analytics => ({
    database,
    visits: new VisitCounter({
      ...{ queries: database.queries, log, key: secrets.keyFor('visitors of stores') },
      // If the rules cannot be read because the database is down, the default time zone is used and visits are still
      // counted.
      timeZone: () =>
        site.rules().then(
          ({ timeZone }) => timeZone,
          () => DEFAULT_RULES.timeZone,
        ),
      activitiesOf: (prodId) =>
        activities.current().then(
          (current) => shownActivities(current, prodId),
          () => [],
        ),
    }),
    visitDays: (storeId, since) => readVisitDays(database.queries, storeId, since),
  }),
  operations: {},
  jobs: { deleteOldVisitors: plainJob('bulk', ({ database }: Analytics) => deleteOldVisitors(database.queries)) },
  schedule: { deleteOldVisitors: '51 3 * * *' },
  seed: { seedVisits },
});
