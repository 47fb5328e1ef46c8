/** Limits of a request, in pictures and characters. */
export const MAX_PROOFS = 5;
export const MAX_VOUCHERS = 3;
export const LONGEST_WORDS = 200;
export const MAX_WAYBILL_LENGTH = 40;
