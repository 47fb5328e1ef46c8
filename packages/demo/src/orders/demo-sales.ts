/** Buyers who cannot sign in; they exist for their orders only. */
export const demoShoppers = [
  { userId: '3f0b6c1e-7a54-4d0e-9b1c-2f5d8a7e0c01', receiver: 'Noor Haddad', mobile: '13900139001' },
  { userId: '3f0b6c1e-7a54-4d0e-9b1c-2f5d8a7e0c02', receiver: 'Jonas Weber', mobile: '13900139002' },
  { userId: '3f0b6c1e-7a54-4d0e-9b1c-2f5d8a7e0c03', receiver: 'Mei Tanaka', mobile: '13900139003' },
] as const;

export const demoShopperAddress = {
  postCode: '518000',
  areaId: 440305,
  addr: '12 Lantern Street',
  commonAddr: 1,
} as const;

export interface DemoSale {
  /** The idempotency key, the same in every mall, so that the trade is placed only once. */
  readonly submissionId: string;
  readonly things: readonly { readonly product: string; readonly quantity: number }[];
  /** A coupon that the buyer collects and uses. */
  readonly couponId?: number;
  /** When the store received its share. */
  readonly settledDaysAgo: number;
}

const id = (last: number) => `6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b2e${String(last).padStart(2, '0')}`;

/** A coupon of the demo seller, for purchases from 150.00. */
const COUPON_ID = 11;

/** Past sales of the demo seller that are settled, the oldest first. */
export const demoSales: readonly DemoSale[] = [
  {
    submissionId: id(1),
    things: [{ product: 'drift-headphones', quantity: 2 }],
    couponId: COUPON_ID,
    settledDaysAgo: 68,
  },
  { submissionId: id(2), things: [{ product: 'fieldnote-microphone', quantity: 1 }], settledDaysAgo: 57 },
  { submissionId: id(3), things: [{ product: 'prism-cd-player', quantity: 1 }], settledDaysAgo: 49 },
  { submissionId: id(4), things: [{ product: 'fjord-radio', quantity: 1 }], settledDaysAgo: 41 },
  { submissionId: id(5), things: [{ product: 'encore-karaoke-mic', quantity: 2 }], settledDaysAgo: 33 },
  { submissionId: id(6), things: [{ product: 'larkrise-clock-radio', quantity: 1 }], settledDaysAgo: 26 },
  { submissionId: id(7), things: [{ product: 'mirrorball-speaker', quantity: 1 }], settledDaysAgo: 17 },
  {
    submissionId: id(8),
    things: [
      { product: 'tandem-interface', quantity: 1 },
      { product: 'larkrise-clock-radio', quantity: 1 },
    ],
    couponId: COUPON_ID,
    settledDaysAgo: 9,
  },
  {
    submissionId: id(9),
    things: [
      { product: 'fieldnote-microphone', quantity: 2 },
      { product: 'larkrise-clock-radio', quantity: 1 },
    ],
    couponId: COUPON_ID,
    settledDaysAgo: 4,
  },
  { submissionId: id(10), things: [{ product: 'tandem-interface', quantity: 1 }], settledDaysAgo: 1 },
];

/** Payout accounts of the demo seller, and payouts so far. The numbers are banks' published examples. */
export const demoPayouts = {
  storeId: 2,
  accounts: [
    {
      kind: 'iban',
      holder: 'Northwind Audio Ltd',
      bankName: 'Harbour Bank',
      bic: 'COBADEFFXXX',
      number: 'DE89370400440532013000',
    },
    { kind: 'paypal', holder: 'Northwind Audio Ltd', bankName: '', bic: '', number: 'payouts@northwind.example' },
  ],
  payouts: [
    { amountCents: 30_000, requestedHoursAgo: 40 * 24, paidHoursAgo: 38 * 24, reference: 'HB-2206-4471' },
    { amountCents: 20_000, requestedHoursAgo: 15 * 24, paidHoursAgo: 13 * 24, reference: 'HB-2231-9020' },
  ],
} as const;
