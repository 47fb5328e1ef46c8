import type { Transaction } from '../../infra/database/transaction.ts';
import { addPictureReference, claimPicture, releasePicture } from './references-db.ts';

interface ShownPictures {
  /** The kind of thing that shows them, e.g. `store.licence`, and its id. */
  readonly holder: string;
  readonly id: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Pictures that something else shows and that may be copied, regardless of their uploader. */
  readonly shared?: readonly string[];
}

/**
 * Claims pictures that are new in a list and releases those that were removed from it. False when the person did not
 * upload one of the new ones. A picture that stays is not checked: it may be a colleague's, and those of the demo have
 * no record.
 */
export async function updatePictureReferences(
  transaction: Transaction,
  { holder, id, before, after, shared = [] }: ShownPictures,
): Promise<boolean> {
  const { actor } = transaction;
  const holderOf = (path: string) => ({ holder, holderId: `${id}:${path}` });
  for (const path of new Set(before).difference(new Set(after))) await releasePicture(transaction, holderOf(path));
  for (const path of new Set(after).difference(new Set(before))) {
    if (shared.includes(path)) {
      await addPictureReference(transaction, holderOf(path), path);
      continue;
    }
    if (actor.kind !== 'seller' && actor.kind !== 'staff') return false;
    const upload = { ownerKind: actor.kind, ownerId: actor.userId, path, purpose: 'picture' };
    if (!(await claimPicture(transaction, holderOf(path), upload))) return false;
  }
  return true;
}
