import { useSyncExternalStore } from 'react';
import { secondsUntil } from './time-left.ts';

/** How far the mall's clock is ahead of this browser's, whose clock may be wrong by hours. */
let mallOffsetMs: number | undefined;

/** Every response with the mall's time improves the estimate. Browser only. */
export function syncMallClock(nowIso: string, cameWithDocument: boolean): void {
  const isFirst = mallOffsetMs === undefined;
  mallOffsetMs = largerOffsetMs(
    mallOffsetMs,
    Date.parse(nowIso),
    cameWithDocument && isFirst ? documentMs() : Date.now(),
  );
}

/**
 * A response's time is in the past when it arrives, never in the future, so the largest difference seen is the most
 * accurate.
 */
export function largerOffsetMs(known: number | undefined, mallMs: number, ownMs: number): number {
  const seen = mallMs - ownMs;
  return known === undefined ? seen : Math.max(known, seen);
}

export function mallNowMs(): number {
  return Date.now() + (mallOffsetMs ?? 0);
}

/** When the first byte of the document arrived: on a slow phone that is long before its scripts run. */
function documentMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming
    ? performance.timeOrigin + navigation.responseStart
    : Date.now();
}

/** Seconds left until a time, by the mall's clock; undefined on the server and until hydration. */
export function useSecondsUntil(untilIso: string): number | undefined {
  const now = useSyncExternalStore(everySecond, mallSeconds, () => undefined);
  return now === undefined ? undefined : secondsUntil(untilIso, now * 1000);
}

function mallSeconds(): number | undefined {
  return mallOffsetMs === undefined ? undefined : Math.floor(mallNowMs() / 1000);
}

/** Short enough that no second is skipped; React re-renders only when the second changes. */
const POLL_MS = 250;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, POLL_MS);
  return () => clearInterval(timer);
}
