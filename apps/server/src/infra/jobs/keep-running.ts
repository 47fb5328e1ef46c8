import { setTimeout } from 'node:timers/promises';

export interface Running {
  stop(): Promise<void>;
}

interface Runner extends Running {
  /** Settles when it has ended, for whatever reason. */
  readonly promise: Promise<void>;
}

/** So that a lasting cause does not fill the log. */
const PAUSE_MS = 1_000;

/** A runner that ends by itself, or cannot be started again, is replaced by another until all of it is stopped. */
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
      runner = await start().catch((problem: unknown) => endedWith(problem));
    }
    // It was stopped while another was being started.
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

function endedWith(problem: unknown): Runner {
  const promise = Promise.reject(problem);
  promise.catch(() => undefined);
  return { promise, stop: async () => undefined };
}
