import { GROUP_HOURS } from '@galleria/domain/activities/group-buy';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { groups, places } from './tables.ts';

/**
 * For demo data: restarts the time of open groups of these activities that have only their leader, in its last two
 * hours.
 */
export async function prolongGroups({ queries }: Transaction, activityIds: readonly number[]): Promise<void> {
  const members = sql`(select count(*) from ${places} where ${places.groupId} = ${groups.id})`;
  await queries
    .update(groups)
    .set({ expiresAt: sql`${mallNow} + make_interval(hours => ${GROUP_HOURS})` })
    .where(
      and(
        ...[inArray(groups.activityId, [...activityIds]), eq(groups.state, 'open'), sql`${members} = 1`],
        sql`${groups.expiresAt} < ${mallNow} + interval '2 hours'`,
      ),
    );
}
