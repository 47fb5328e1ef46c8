import { useSyncExternalStore } from 'react';
import { secondsUntil } from './time-left.ts';

/** How far the mall's clock is ahead of this browser's, which may be wrong by hours. */
let aheadMs: number | undefined;

/** Every answer that says what time it is makes it better known. Not for the server. */
export function noteMallTime(nowIso: string, cameWithDocument: boolean): void {
  const isFirst = aheadMs === undefined;
  aheadMs = betterAheadMs(aheadMs, Date.parse(nowIso), cameWithDocument && isFirst ? documentMs() : Date.now());
}

/** An answer is older than the moment it arrives, never newer: of several differences the largest is nearest to the truth. */
export function betterAheadMs(known: number | undefined, mallMs: number, ownMs: number): number {
  const seen = mallMs - ownMs;
  return known === undefined ? seen : Math.max(known, seen);
}

export function mallNowMs(): number {
  return Date.now() + (aheadMs ?? 0);
}

/** When the document began to arrive: before its scripts, on a slow phone long before. */
function documentMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming
    ? performance.timeOrigin + navigation.responseStart
    : Date.now();
}

/** Seconds on the mall's clock; unknown on the server and until the part around it is hydrated. */
export function useSecondsUntil(untilIso: string): number | undefined {
  const now = useSyncExternalStore(everySecond, mallSeconds, () => undefined);
  return now === undefined ? undefined : secondsUntil(untilIso, now * 1000);
}

function mallSeconds(): number | undefined {
  return aheadMs === undefined ? undefined : Math.floor(mallNowMs() / 1000);
}

/** Often enough that no second is left out; who asks is told only of new ones. */
const LOOK_MS = 250;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}
