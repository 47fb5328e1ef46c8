import { use } from 'react';

/** Comes with the page when it was quick, else after its first paint. */
export type Soon<T> = T | Promise<T>;

export function useSoon<T>(value: Soon<T>): T {
  return value instanceof Promise ? use(value) : value;
}
