import type * as contract from '@galleria/contract/overview/staff-overview';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readJobHealth } from '../../infra/jobs/jobs-db.ts';
import type { OpenOverview } from './index.ts';

export const mallOverview: UseCase<typeof contract.mallOverview, OpenOverview> = async (
  { database, site, mallDays },
  _input,
  { actor: { permissions } },
) => {
  const { timeZone } = await site.rules();
  const [days, jobs] = await Promise.all([
    permissions.has('orders.view') ? mallDays(timeZone) : null,
    permissions.has('jobs.view') ? readJobHealth(database.queries) : null,
  ]);
  return { timeZone, days, jobs };
};
