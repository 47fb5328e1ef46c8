import { formatApiTime } from '@galleria/contract/wire/api-time';

interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A range of days as the API's times. Days are those of the reader's local clock, like the times in lists. */
export function daysToTimes(days: Days | undefined) {
  return {
    startTime: days?.from && formatApiTime(new Date(`${days.from}T00:00:00`)),
    endTime: days?.until && formatApiTime(new Date(`${days.until}T23:59:59`)),
  };
}
