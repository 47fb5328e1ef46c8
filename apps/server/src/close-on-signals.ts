const SIGNALS: readonly (string | symbol)[] = ['SIGINT', 'SIGTERM'];

interface Closing {
  /** `one` is closed at once when closing has already begun. */
  add(one: () => Promise<void>): void;
  close(): Promise<void>;
  isEnding(): boolean;
}

/**
 * On a signal, closes everything that was added so far, the latest first: a signal may arrive at any moment of the
 * start.
 */
export function closeOnSignals(print: (line: string) => void, fail: (problem: unknown) => void): Closing {
  const open: (() => Promise<void>)[] = [];
  let isClosing = false;
  async function close(): Promise<void> {
    for (let one = open.pop(); one; one = open.pop()) await one();
  }
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    print('Stopping: requests in flight finish, then the database stops.');
    close().then(() => process.exit(0), fail);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  removeLaterSignalListeners();
  return {
    add: (one) => {
      if (isClosing) void one();
      else open.push(one);
    },
    close,
    isEnding: () => isClosing,
  };
}

/**
 * Vite, which serves the pages in development, also listens for SIGTERM and ends the process when its own shutdown is
 * done: long before our database has stopped, which would be left running. So listeners added after ours are removed.
 */
function removeLaterSignalListeners(): void {
  process.on('newListener', (event, listener) => {
    if (SIGNALS.includes(event)) queueMicrotask(() => process.off(event, listener));
  });
}
