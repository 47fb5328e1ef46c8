import type { Transaction } from '../../infra/database/transaction.ts';
import { claimPicture, releasePicture } from './references-db.ts';
import { storeOwner } from './uploads-db.ts';

interface ShownPictures {
  readonly storeId: number;
  /** What shows them, e.g. `store.licence`, and which one. */
  readonly holder: string;
  readonly id: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Claims pictures that are new in a list and releases those that left it. False when the store did not upload one of the
 * new ones. A picture that stays needs no record: those of the demo have none.
 */
export async function showStorePictures(
  transaction: Transaction,
  { storeId, holder, id, before, after }: ShownPictures,
): Promise<boolean> {
  for (const path of new Set(before).difference(new Set(after))) {
    await releasePicture(transaction, { holder, holderId: `${id}:${path}` });
  }
  for (const path of new Set(after).difference(new Set(before))) {
    const upload = { ...storeOwner(storeId), path, purpose: 'picture' };
    if (!(await claimPicture(transaction, { holder, holderId: `${id}:${path}` }, upload))) return false;
  }
  return true;
}
