import type { Log } from '../../../infra/log.ts';

const BATCH = 100;

interface Sweep<Place, Item extends Place> {
  /** Before all of them. */
  readonly start: Place;
  /** Those that come next after a place, which the last of them is in its turn; none when there are no more. */
  readonly next: (after: Place, limit: number) => Promise<readonly Item[]>;
  /** In a transaction of its own, so that one that fails undoes none of the others. */
  readonly handle: (item: Item) => Promise<void>;
  /** What those are that fail. */
  readonly failed: string;
}

/** Comes to each once. One that fails holds up none of the others; the job fails in the end, and is tried again. */
export async function sweep<Place extends { readonly id: number }, Item extends Place>(
  log: Log,
  { start, next, handle, failed }: Sweep<Place, Item>,
): Promise<void> {
  let failures = 0;
  let batch = await next(start, BATCH);
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    for (const item of batch) {
      await handle(item).catch((problem) => {
        failures++;
        log.error({ err: problem, id: item.id }, `one of the ${failed}`);
      });
    }
    batch = await next(last, BATCH);
  }
  if (failures > 0) throw new Error(`${failures} ${failed}`);
}
