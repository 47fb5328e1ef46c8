import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { claimPicture } from '../../uploads/index.ts';

/** The pictures are kept as long as the request, since both sides may look at them again. */
export async function claimProofs(
  transaction: Transaction,
  requestId: number,
  paths: readonly string[],
): Promise<Refused<'profile.foreignPicture'> | undefined> {
  const { actor } = transaction;
  if (paths.length === 0) return undefined;
  if (!('userId' in actor)) return refuse('profile.foreignPicture');
  for (const path of new Set(paths)) {
    const upload = { ownerKind: actor.kind, ownerId: actor.userId, path, purpose: 'picture' };
    const holder = { holder: 'refundRequest', holderId: `${requestId}:${path}` };
    if (!(await claimPicture(transaction, holder, upload))) return refuse('profile.foreignPicture');
  }
  return undefined;
}
