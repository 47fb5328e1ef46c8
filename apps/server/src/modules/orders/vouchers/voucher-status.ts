/** The stored values, which are also those of the API. */
export const VOUCHER_STATUS = { unused: 0, used: 1, refunded: 2 } as const;
