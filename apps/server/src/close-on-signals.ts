const SIGNALS: readonly (string | symbol)[] = ['SIGINT', 'SIGTERM'];

interface Closing {
  /** Closed at once when closing has begun already. */
  add(one: () => Promise<void>): void;
  close(): Promise<void>;
  isEnding(): boolean;
}

/** A signal may come at any moment of the start: whatever is open by then is closed, the latest first. */
export function closeOnSignals(print: (line: string) => void, fail: (problem: unknown) => void): Closing {
  const open: (() => Promise<void>)[] = [];
  let ending = false;
  async function close(): Promise<void> {
    for (let one = open.pop(); one; one = open.pop()) await one();
  }
  const stop = () => {
    if (ending) return;
    ending = true;
    print('Stopping: requests in flight finish, then the database stops.');
    close().then(() => process.exit(0), fail);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  keepOthersFromEnding();
  return {
    add: (one) => {
      if (ending) void one();
      else open.push(one);
    },
    close,
    isEnding: () => ending,
  };
}

/**
 * Vite, as the pages in development start it, listens for SIGTERM too and then ends the process when it is done itself:
 * long before our database has stopped, which would be left running. So listeners added after ours are removed.
 */
function keepOthersFromEnding(): void {
  process.on('newListener', (event, listener) => {
    if (SIGNALS.includes(event)) queueMicrotask(() => process.off(event, listener));
  });
}
