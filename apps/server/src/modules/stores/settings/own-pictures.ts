import type { Transaction } from '../../../infra/database/transaction.ts';
import { claimPicture, releasePicture } from '../../uploads/index.ts';

interface ShownPicture {
  /** What shows it: `store.logo`. */
  readonly holder: string;
  readonly holderId: string;
  readonly before: string;
  readonly after: string;
  readonly purpose: 'logo' | 'picture';
}

/**
 * Claims a picture that is new here, releases one that is not shown any more. False when the caller did not upload it; a
 * picture that stays may be a colleague's.
 */
export async function showPicture(
  transaction: Transaction,
  { holder, holderId, before, after, purpose }: ShownPicture,
): Promise<boolean> {
  if (before === after) return true;
  const { actor } = transaction;
  if (after === '') {
    await releasePicture(transaction, { holder, holderId });
    return true;
  }
  if (actor.kind !== 'seller') return false;
  const upload = { ownerKind: actor.kind, ownerId: actor.userId, path: after, purpose };
  return claimPicture(transaction, { holder, holderId }, upload);
}
