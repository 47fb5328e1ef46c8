import { use } from 'react';

/** A value when it was ready for the first response, otherwise a promise that is streamed after the first paint. */
export type Deferred<T> = T | Promise<T>;

export function useDeferred<T>(value: Deferred<T>): T {
  return value instanceof Promise ? use(value) : value;
}
