/** Limits of a request, in pictures and characters. */
export const MOST_PROOFS = 5;
export const MOST_VOUCHERS = 3;
export const LONGEST_WORDS = 200;
export const LONGEST_WAYBILL = 40;
