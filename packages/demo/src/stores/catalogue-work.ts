/** Brands that the demo seller's stores proposed. */
export const demoProposals = [
  { storeId: 2, name: 'Fernglas', note: 'Binoculars from Wetzlar. We have sold them in our shop since 2019.' },
  { storeId: 5, name: 'Harbour & Pine', note: 'Small workshop, lamps made of driftwood.' },
];

/** The worst review of this product, reported by its store. */
export const reportedReview = {
  productId: 2001,
  reason: 'untrue',
  note: 'We never sold it in this colour. The order must have been from another store.',
} as const;
