import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { onTestFinished, vi } from 'vitest';
import type { TestApp } from './open-test-app.ts';

/**
 * Stops the clocks of the mall and of this process at one instant, so that a test can check the very second in which
 * something starts or ends, however long that takes. The change of the clock is not announced to any cache.
 */
export async function stopClock({ database }: TestApp, at: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
  await database.queries.execute(
    sql.raw(`create or replace function mall_now() returns timestamptz language sql stable parallel safe
      as $$select timestamptz '${at.toISOString()}'$$`),
  );
}

const [PAUSE_MS, MOST_PAUSES] = [20, 500];

/** Waits for an asynchronous effect. `expect.poll` would move a clock that is stopped. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let pauses = 0; !(await isSo()); pauses += 1) {
    if (pauses === MOST_PAUSES) throw new Error('waitUntil: it did not come');
    await setTimeout(PAUSE_MS);
  }
}
