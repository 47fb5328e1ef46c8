export interface FlashGate {
  /** Does the work, or answers undefined at once when as much is under way as may be. */
  pass<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

/**
 * Bounds the submissions at work in this process. Beyond that, more of them would only wait for each other and for connections, and
 * with them everybody else in the mall: a buyer is told at once to try again, instead of waiting for an answer that comes too late.
 */
export function openFlashGate(atOnce: number): FlashGate {
  let running = 0;
  return {
    pass: (work) => {
      if (running >= atOnce) return undefined;
      running += 1;
      return work().finally(() => {
        running -= 1;
      });
    },
  };
}
