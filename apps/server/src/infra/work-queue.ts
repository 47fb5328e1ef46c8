/** Returned by a queue that accepts no more tasks. */
export const queueFull = Symbol('queue full');

export interface Turn {
  /** Callers with different keys take turns, however many tasks one of them queues. */
  readonly key?: string | undefined;
  /** A task that waits is dropped on abort: the promise rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs at most `running` tasks at once and lets at most `waiting` more wait; further ones get `queueFull` at once. */
export function workQueue(limits: { running: number; waiting: number }) {
  /** Waiting tasks by key, the key whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let latestKey = '';
  let running = 0;

  function waitForTurn({ key = '', signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      const drop = () => {
        remove(key, start);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', drop, { once: true });
      waiting.set(key, [...(waiting.get(key) ?? []), start]);
      waitingCount++;
    });
  }

  function remove(key: string, start: () => void): void {
    const others = (waiting.get(key) ?? []).filter((one) => one !== start);
    if (others.length > 0) waiting.set(key, others);
    else waiting.delete(key);
    waitingCount--;
  }

  function takeNext(): (() => void) | undefined {
    const keys = [...waiting.keys()];
    const key = keys.find((one) => one !== latestKey) ?? latestKey;
    const first = waiting.get(key)?.[0];
    if (!first) return undefined;
    latestKey = key;
    remove(key, first);
    const others = waiting.get(key);
    // The key moves to the end: the other keys come first now.
    if (others) {
      waiting.delete(key);
      waiting.set(key, others);
    }
    return first;
  }

  return async function run<T>(task: () => Promise<T>, turn: Turn = {}): Promise<T | typeof queueFull> {
    turn.signal?.throwIfAborted();
    if (running < limits.running) {
      running++;
      latestKey = turn.key ?? '';
    } else if (waitingCount < limits.waiting) await waitForTurn(turn);
    else return queueFull;
    try {
      return await task();
    } finally {
      // The slot passes directly to the next task, so that one that arrives in between cannot take it.
      const next = takeNext();
      if (next) next();
      else running--;
    }
  };
}
