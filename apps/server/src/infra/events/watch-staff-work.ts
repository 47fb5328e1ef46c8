import type { Log } from '../log/log.ts';
import type { OpenStaffWork } from '../modules/waiting-work.ts';
import type { EventStreams } from './event-streams.ts';

const INTERVAL_MS = 2_000;

/**
 * Notifies open platform consoles when the work that waits for staff changes. Buyers, sellers, gateways and jobs all
 * cause such changes, and a NOTIFY in each of their transactions would serialise their commits. Counting a few short
 * queues by index, only while staff have a console open, costs those transactions nothing.
 */
export function watchStaffWork(
  streams: EventStreams,
  parts: readonly OpenStaffWork[],
  log: Log,
  intervalMs = INTERVAL_MS,
): { close(): void } {
  let known = '';
  let isCounting = false;
  const countAndNotify = async () => {
    if (!streams.hasStaff || isCounting) return;
    isCounting = true;
    try {
      const counts = JSON.stringify(await Promise.all(parts.map(({ count }) => count())));
      if (counts !== known) streams.staffWorkChanged();
      known = counts;
    } catch (problem) {
      log.warn({ event: 'events.count_failed', err: problem }, 'work that waits for staff could not be counted');
    } finally {
      isCounting = false;
    }
  };
  const timer = setInterval(() => void countAndNotify(), intervalMs).unref();
  return { close: () => clearInterval(timer) };
}
