const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function daysIn(secondsLeft: number): number {
  return Math.floor(secondsLeft / DAY);
}

/** Time left without whole days, e.g. `29:05` or `2:04:09`. */
export function countdownText(secondsLeft: number): string {
  const hours = Math.floor((secondsLeft % DAY) / HOUR);
  const minutes = Math.floor((secondsLeft % HOUR) / MINUTE);
  const seconds = String(secondsLeft % MINUTE).padStart(2, '0');
  const isLong = hours > 0 || daysIn(secondsLeft) > 0;
  return isLong ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
