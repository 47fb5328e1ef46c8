import type { Log } from '../log/log.ts';
import type { OpenStaffWork } from '../modules/waiting-work.ts';
import type { EventStreams } from './event-streams.ts';

const EVERY_MS = 2_000;

/**
 * Tells open platform consoles when other work waits for staff. Buyers, sellers, gateways and jobs all make such work, and
 * a NOTIFY in each of their transactions would commit them one after another; counting a few short queues by their
 * indexes, only while somebody of the staff listens, costs them nothing.
 */
export function watchStaffWork(
  streams: EventStreams,
  parts: readonly OpenStaffWork[],
  log: Log,
  everyMs = EVERY_MS,
): { close(): void } {
  let known = '';
  let isCounting = false;
  const look = async () => {
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
  const timer = setInterval(() => void look(), everyMs).unref();
  return { close: () => clearInterval(timer) };
}
