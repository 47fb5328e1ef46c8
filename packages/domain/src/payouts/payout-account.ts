/** Kinds of accounts that payouts go to. */
export const PAYOUT_ACCOUNT_KINDS = ['iban', 'bank', 'paypal'] as const;
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number];

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BANK_NUMBER = /^\d{6,30}$/;
const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The stored form: without spaces or hyphens, letters of an IBAN in upper case. */
export function normaliseAccountNumber(kind: PayoutAccountKind, typed: string): string {
  return kind === 'paypal' ? typed.trim().toLowerCase() : typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Expects a normalised number. */
export function isAccountNumber(kind: PayoutAccountKind, number: string): boolean {
  if (kind === 'iban') return isIban(number);
  return kind === 'bank' ? BANK_NUMBER.test(number) : MAIL.test(number);
}

/** ISO 7064, mod 97: detects every mistyped character and nearly every transposition. */
function isIban(iban: string): boolean {
  if (!IBAN.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** The code of a bank (ISO 9362). */
export function isBic(text: string): boolean {
  return BIC.test(text);
}

const SHOWN_AT_END = 4;

/** Shows enough for the owner to recognise the account, too little for others: `DE•••• 3000`, `m•••@example.org`. */
export function maskAccountNumber(kind: PayoutAccountKind, number: string): string {
  if (kind === 'paypal') return `${number.slice(0, 1)}•••${number.slice(number.indexOf('@'))}`;
  const country = kind === 'iban' ? number.slice(0, 2) : '';
  return `${country}•••• ${number.slice(-SHOWN_AT_END)}`;
}
