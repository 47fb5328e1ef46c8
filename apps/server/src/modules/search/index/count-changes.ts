import type { Queries } from '../../../infra/database/database.ts';
import { changeListingSizes } from './index-db.ts';
import { LISTING } from './listing-kinds.ts';

interface Listing {
  readonly kind: number;
  readonly owner: number;
}

/** Buckets of the popularity histogram are counted like listings. */
export function bucketOf(bucket: number): Listing {
  return { kind: LISTING.popularityBucket, owner: bucket };
}

/** Changes the sizes of listings: each listing occurs once for every product that was in it, or is in it now. */
export async function changeSizes(queries: Queries, before: readonly Listing[], after: readonly Listing[]) {
  const keyOf = ({ kind, owner }: Listing) => `${kind} ${owner}`;
  await changeListingSizes(
    queries,
    differences(before.map(keyOf), after.map(keyOf)).map(([key, change]) => {
      const [kind = 0, owner = 0] = key.split(' ').map(Number);
      return { kind, owner, change };
    }),
  );
}

/** By how much the number of each key changed, sorted; unchanged keys are left out. */
export function differences(before: readonly string[], after: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of before) counts.set(key, (counts.get(key) ?? 0) - 1);
  for (const key of after) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, change]) => change !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}
