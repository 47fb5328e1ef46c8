/** Payouts of other stores, at different stages. */
export const waitingPayouts = [
  {
    ...{ storeId: 3, submissionId: '7c2e4b1d-0a63-4f57-8b9e-51d0c3a7f003', quantity: 3 },
    account: { holder: 'Cedar & Clay', bankName: 'Harbour Bank', bic: 'COBADEFFXXX', number: 'DE75512108001245126199' },
    payout: { requestedHoursAgo: 20 },
  },
  {
    ...{ storeId: 4, submissionId: '7c2e4b1d-0a63-4f57-8b9e-51d0c3a7f004', quantity: 2 },
    account: { holder: 'Juniper Home', bankName: 'Lakeside Bank', bic: '', number: 'GB33BUKB20201555555555' },
    payout: { requestedHoursAgo: 31 },
  },
  {
    ...{ storeId: 6, submissionId: '7c2e4b1d-0a63-4f57-8b9e-51d0c3a7f006', quantity: 2 },
    account: { holder: 'Polar Outfitters', bankName: 'Fjord Bank', bic: '', number: 'NO9386011117947' },
    payout: { requestedHoursAgo: 52, isApproved: true },
  },
  {
    ...{ storeId: 7, submissionId: '7c2e4b1d-0a63-4f57-8b9e-51d0c3a7f007', quantity: 2 },
    account: { holder: 'Little Orchard', bankName: 'Harbour Bank', bic: '', number: 'NL91ABNA0417164300' },
    payout: { requestedHoursAgo: 120, paidHoursAgo: 96, reference: 'HB-2240-1187' },
  },
] as const;

/** A sale whose buyer announced a bank transfer. */
export const transferSale = { product: 'fjord-radio', quantity: 1 } as const;
