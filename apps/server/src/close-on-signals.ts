const SIGNALS: readonly (string | symbol)[] = ['SIGINT', 'SIGTERM'];

interface Closing {
  /** What is opened while the rest is closing already is closed at once. */
  add(one: () => Promise<void>): void;
  close(): Promise<void>;
  isEnding(): boolean;
}

/** Somebody may lose patience at any moment of the start: what is open by then is closed, the latest first. */
export function closeOnSignals(tell: (words: string) => void, fail: (problem: unknown) => void): Closing {
  const open: (() => Promise<void>)[] = [];
  let ending = false;
  async function close(): Promise<void> {
    for (let one = open.pop(); one; one = open.pop()) await one();
  }
  const stop = () => {
    if (ending) return;
    ending = true;
    tell('Stopping: requests in flight finish, then the database stops.');
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
 * long before our database has stopped, which would be left running. Whoever comes after us does not get to hear them.
 */
function keepOthersFromEnding(): void {
  process.on('newListener', (event, listener) => {
    if (SIGNALS.includes(event)) queueMicrotask(() => process.off(event, listener));
  });
}
