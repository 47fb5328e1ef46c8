import { randomInt } from 'node:crypto';

const DIGITS = 12;

/** The day, which people sort by, and digits that nobody guesses. */
export function newPayNumber(day: Date): string {
  const random = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  return `${day.toISOString().slice(2, 10).replaceAll('-', '')}${random}`;
}
