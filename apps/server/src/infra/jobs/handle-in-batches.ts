import type { Log } from '../log/log.ts';

const BATCH_SIZE = 100;

interface BatchRun<Cursor, Item extends Cursor> {
  /** Names the run in logs and errors. */
  readonly name: string;
  readonly start: Cursor;
  /** The items after the cursor; an item is the cursor of the items after it. */
  readonly next: (after: Cursor, limit: number) => Promise<readonly Item[]>;
  /** Runs in a transaction of its own, so that a failure undoes no other item. */
  readonly handle: (item: Item) => Promise<void>;
}

/**
 * Handles every item once, in batches. A failing item does not stop the others; the job fails at the end and is
 * retried.
 */
export async function handleInBatches<Cursor extends { readonly id: number }, Item extends Cursor>(
  log: Log,
  { name, start, next, handle }: BatchRun<Cursor, Item>,
): Promise<void> {
  let failures = 0;
  let batch = await next(start, BATCH_SIZE);
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    for (const item of batch) {
      await handle(item).catch((error) => {
        failures++;
        log.error({ event: 'sweep.item_failed', sweep: name, id: item.id, err: error }, 'sweep item failed');
      });
    }
    batch = await next(last, BATCH_SIZE);
  }
  if (failures > 0) throw new Error(`${name}: ${failures} items failed`);
}
