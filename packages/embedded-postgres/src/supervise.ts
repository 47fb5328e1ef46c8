import { createDeadline } from './deadline.ts';
import { withLock } from './lock.ts';
import { endOf, type Postmaster, type ServerSetup } from './postmaster.ts';
import { startOrAdopt } from './start-or-adopt.ts';

export const startLimitMs = 60_000;

const mostRestarts = 5;
const restartWindowMs = 60_000;

/**
 * Restarts the server whenever it ends, on the same port, so that pools can reconnect to the same address. `onGiveUp`
 * is called once if that fails or the server keeps ending.
 */
export function supervise(
  first: Postmaster,
  setup: ServerSetup,
  lockFile: string,
  onGiveUp: (error: Error) => void,
): { end(): Promise<void> } {
  const ending = new AbortController();
  const done = keepRunning(first, setup, lockFile, ending.signal).catch((error: Error) => {
    setup.log(error.message);
    onGiveUp(error);
  });
  return {
    async end() {
      ending.abort();
      await done;
    },
  };
}

async function keepRunning(first: Postmaster, setup: ServerSetup, lockFile: string, ending: AbortSignal) {
  let current = first;
  let restartsMs: number[] = [];
  for (;;) {
    await endOf(setup.location.cluster, current, ending);
    if (ending.aborted) return;

    const nowMs = performance.now();
    restartsMs = restartsMs.filter((atMs) => nowMs - atMs < restartWindowMs);
    if (restartsMs.length >= mostRestarts) {
      throw new Error(
        `The database server has ended ${mostRestarts + 1} times within a minute; it is not started again. Its log is in ${setup.location.home}.`,
      );
    }
    restartsMs.push(nowMs);
    setup.log(`The database server (process ${current.pid}) has ended unexpectedly. Starting it again.`);
    current = await withLock(lockFile, createDeadline(2 * startLimitMs, setup.log), async () =>
      ending.aborted ? current : startOrAdopt(setup, [first.port], createDeadline(startLimitMs, setup.log)),
    );
    if (ending.aborted) return;
    if (current.port !== first.port) {
      throw new Error(
        `The database server has moved from port ${first.port} to ${current.port}. Restart this process.`,
      );
    }
    setup.log(`The database server is back (process ${current.pid}).`);
  }
}
