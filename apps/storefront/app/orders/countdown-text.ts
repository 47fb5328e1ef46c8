const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `29:05`, `2:04:09`: what is left to pay within, in figures that every language reads. */
export function countdownText(secondsLeft: number): string {
  const hours = Math.floor(secondsLeft / HOUR);
  const minutes = Math.floor((secondsLeft % HOUR) / MINUTE);
  const seconds = String(secondsLeft % MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
