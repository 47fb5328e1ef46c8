/** As stored; the wire has the same numbers. */
export const VOUCHER_STATUS = { unused: 0, used: 1, refunded: 2 } as const;
