import { randomInt } from 'node:crypto';

/** Without those that are taken for one another when they are read aloud or copied by hand. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const VOUCHER_GROUPS = 4;
const GROUP_LETTERS = 4;
const PICKUP_DIGITS = 8;
const ORDER_DIGITS = 12;

/** Four groups of four: with 80 bits nobody guesses one. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: VOUCHER_GROUPS }, group).join('-');
}

/** Said at the counter together with a name. */
export function newPickupCode(): string {
  return digits(PICKUP_DIGITS);
}

/** The day, which people sort by, and digits that tell nobody how many others bought something. */
export function newOrderNumber(day: Date): string {
  return `${day.toISOString().slice(2, 10).replaceAll('-', '')}${digits(ORDER_DIGITS)}`;
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
