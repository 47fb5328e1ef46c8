import { MINUTE_MS } from '@galleria/domain/site/durations';
import { parseCronItems } from 'graphile-worker';

/** No task of the mall runs less often than once a month. */
const SEARCHED_MINUTES = 32 * 24 * 60;

/** The next time (UTC) that a cron expression matches; undefined when it does not match within a month. */
export function nextRun(cron: string, after: Date): Date | undefined {
  const [item] = parseCronItems([{ task: 'next', match: cron }]);
  const first = Math.floor(after.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute < first + SEARCHED_MINUTES; minute += 1) {
    const time = new Date(minute * MINUTE_MS);
    const isDue = item?.match({
      ...{ min: time.getUTCMinutes(), hour: time.getUTCHours(), date: time.getUTCDate() },
      ...{ month: time.getUTCMonth() + 1, dow: time.getUTCDay() },
    });
    if (isDue) return time;
  }
  return undefined;
}
