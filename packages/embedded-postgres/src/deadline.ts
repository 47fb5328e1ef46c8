import { setTimeout as sleep } from 'node:timers/promises';

const logAfterMs = 3_000;

export interface Deadline {
  /** Sleeps for a moment, or throws once the limit is used up. `reason` completes "Waiting for …". */
  wait(reason: string): Promise<void>;
}

/** Waits with a limit, and logs the reason, so that a slow start never looks like a hang. */
export function createDeadline(limitMs: number, log: (message: string) => void): Deadline {
  const startedMs = performance.now();
  let loggedReason = '';
  return {
    async wait(reason) {
      const waitedMs = performance.now() - startedMs;
      if (waitedMs > limitMs) {
        throw new Error(`Gave up after ${Math.round(waitedMs / 1000)} s of waiting for ${reason}.`);
      }
      if (waitedMs > logAfterMs && loggedReason !== reason) {
        loggedReason = reason;
        log(`Waiting for ${reason} (at most ${Math.round(limitMs / 1000)} s).`);
      }
      await sleep(waitedMs < 1_000 ? 25 : 200);
    },
  };
}
