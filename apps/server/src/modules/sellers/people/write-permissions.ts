import type { Queries } from '../../../infra/database/database.ts';
import { writePermissions } from '../../../infra/sessions/sessions.ts';
import { isEnrolled } from '../../console-accounts/index.ts';
import { permissionsOf, readMemberships } from '../sellers-db.ts';

/** Open sessions of a seller follow a changed role or second factor at once, without signing in again. */
export async function writeOwnPermissions(queries: Queries, sellerId: string): Promise<void> {
  const hasTotp = await isEnrolled(queries, sellerId);
  for (const membership of await readMemberships(queries, sellerId)) {
    await writePermissions(queries, sellerId, membership.storeId, permissionsOf(membership, hasTotp));
  }
}
