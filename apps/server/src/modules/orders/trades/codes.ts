import { randomInt } from 'node:crypto';

/** Leaves out characters that are mistaken for one another when read aloud or copied by hand. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const VOUCHER_GROUPS = 4;
const GROUP_LETTERS = 4;
const PICKUP_DIGITS = 8;
const ORDER_DIGITS = 12;

/** Four groups of four characters: 80 bits cannot be guessed. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: VOUCHER_GROUPS }, group).join('-');
}

/** Given at the counter together with a name. */
export function newPickupCode(): string {
  return digits(PICKUP_DIGITS);
}

/** The random part of an order number. Consecutive numbers would reveal how much the mall sells. */
export function newOrderDigits(): string {
  return digits(ORDER_DIGITS);
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
