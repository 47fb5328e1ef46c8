export interface FlashGate {
  /** Runs the work, or returns undefined at once when the maximum is in progress. */
  pass<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

/**
 * Limits the concurrent submissions in this process. More of them would only wait for each other and for connections,
 * and delay every other call of the mall. A buyer above the limit is asked at once to try again, instead of waiting for
 * an answer that comes too late.
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
