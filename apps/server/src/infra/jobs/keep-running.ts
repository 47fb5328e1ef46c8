import { setTimeout } from 'node:timers/promises';

export interface Running {
  stop(): Promise<void>;
}

interface Runner extends Running {
  /** Settles when the runner has ended, for whatever reason. */
  readonly promise: Promise<void>;
}

/** Keeps a permanent error from flooding the log. */
const PAUSE_MS = 1_000;

/** Keeps a runner running: one that ends by itself, or fails to start again, is replaced until `stop` is called. */
export async function keepRunning(
  start: () => Promise<Runner>,
  onEnd: (error?: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<Running> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await start();
  const watch = async () => {
    while (!signal.aborted) {
      const error = await runner.promise.catch((problem: unknown) => problem);
      if (signal.aborted) return;
      onEnd(error);
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      runner = await start().catch((problem: unknown) => failedRunner(problem));
    }
    // `stop` was called while the next runner was being started.
    await runner.stop();
  };
  const watched = watch();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([runner.stop().catch(() => undefined), watched]);
    },
  };
}

function failedRunner(problem: unknown): Runner {
  const promise = Promise.reject(problem);
  promise.catch(() => undefined);
  return { promise, stop: async () => undefined };
}
