import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { onTestFinished, vi } from 'vitest';
import type { TestApp } from './open-test-app.ts';

/**
 * The mall's clock and that of this process stand still at one instant, so that a test can look around in the very second
 * in which something starts or ends, however long it takes. Nobody is told that the clock was moved.
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

/** Waits for what comes by itself. `expect.poll` would move a clock that stands still. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let pauses = 0; !(await isSo()); pauses += 1) {
    if (pauses === MOST_PAUSES) throw new Error('waitUntil: it did not come');
    await setTimeout(PAUSE_MS);
  }
}
