/** The answer of a queue that will not take more. */
export const queueFull = Symbol('queue full');

/** Runs at most `running` tasks at once and lets at most `waiting` more wait; the next is told so at once. */
export function workQueue(limits: { running: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>): Promise<T | typeof queueFull> {
    if (running < limits.running) running++;
    else if (waiting.length < limits.waiting) await new Promise<void>((go) => waiting.push(go));
    else return queueFull;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nobody who comes in between can take it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
