import type { Queries } from '../../../infra/database/database.ts';
import { writePermissions } from '../../../infra/sessions/sessions.ts';
import { isEnrolled } from '../../console-accounts/index.ts';
import { permissionsOf, readMemberships } from '../sellers-db.ts';

/**
 * Updates the permissions of a seller's open sessions in the store after a change of a role or second factor, without a
 * new sign-in. Leaves other stores alone, whose settings somebody else may be changing.
 */
export async function writeOwnPermissions(queries: Queries, sellerId: string, storeId: number): Promise<void> {
  const membership = (await readMemberships(queries, sellerId)).find((one) => one.storeId === storeId);
  if (!membership) return;
  const hasTotp = await isEnrolled(queries, sellerId);
  await writePermissions(queries, sellerId, storeId, permissionsOf(membership, hasTotp));
}
