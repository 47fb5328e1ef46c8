import type { Queries } from '../../../infra/database/database.ts';
import { writePermissions } from '../../../infra/sessions/sessions.ts';
import { isEnrolled } from '../../console-accounts/index.ts';
import { permissionsOf, readMemberships } from '../sellers-db.ts';

/**
 * Updates the permissions of a seller's open sessions after a change of a role or second factor, without a new sign-in.
 */
export async function writeOwnPermissions(queries: Queries, sellerId: string): Promise<void> {
  const hasTotp = await isEnrolled(queries, sellerId);
  for (const membership of await readMemberships(queries, sellerId)) {
    await writePermissions(queries, sellerId, membership.storeId, permissionsOf(membership, hasTotp));
  }
}
