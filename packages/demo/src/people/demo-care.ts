/** Actions of the demo's staff on buyers, including some that wait for a second person. */

/** A banned buyer, who cannot sign in. */
export const demoBannedBuyer = {
  name: 'theo_marsh',
  nickName: 'Theo',
  mail: 'theo@galleria.test',
  reason: 'Four chargebacks for parcels that were delivered and signed for',
} as const;

export const demoAdjustments = [
  {
    submissionId: '7b0c4c1e-8a53-4f0e-9d5e-3f1f6a0d2e01',
    who: 'buyer',
    kind: 'balance',
    change: 15,
    reason: 'For the parcel that went to the wrong door',
  },
  {
    submissionId: '7b0c4c1e-8a53-4f0e-9d5e-3f1f6a0d2e02',
    who: 'buyer',
    kind: 'points',
    change: 120,
    reason: 'Points of an order that were not counted',
  },
  {
    submissionId: '7b0c4c1e-8a53-4f0e-9d5e-3f1f6a0d2e03',
    who: 'customer',
    kind: 'balance',
    change: 640,
    reason: 'Refund of a bank transfer that reached us twice',
  },
] as const;

/** A paid order that the mall refunded before it was shipped. */
export const demoPlatformRefund = {
  submissionId: '7b0c4c1e-8a53-4f0e-9d5e-3f1f6a0d2e11',
  things: [{ product: 'kiln-candle', quantity: 1 }],
  hoursAgo: 30,
  reason: 'The buyer ordered with an address of somebody else by mistake',
} as const;
