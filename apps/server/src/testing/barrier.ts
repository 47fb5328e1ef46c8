/**
 * Resolves for all callers once `count` of them have called. Concurrent transactions that await it after reading
 * interleave in the same way in every run.
 */
export function barrier(count: number): () => Promise<void> {
  const allArrived = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === count) allArrived.resolve();
    return allArrived.promise;
  };
}
