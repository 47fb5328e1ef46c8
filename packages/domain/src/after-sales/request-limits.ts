/** Limits of a request, in pictures and characters. */
export const MAX_PROOFS = 5;
export const MAX_VOUCHERS = 3;
export const MAX_REQUEST_TEXT_LENGTH = 200;
export const MAX_WAYBILL_LENGTH = 40;
