/** Products that demo buyers bought in one trade, so that product pages can show "bought together". */
interface DemoBasket {
  readonly products: readonly string[];
  /** Buyers as indexes in `demoCustomers`, each with a submission id, so that no trade is placed twice. */
  readonly purchases: readonly { readonly customer: number; readonly submissionId: string; readonly daysAgo: number }[];
}

const id = (last: number) => `6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b3e${String(last).padStart(2, '0')}`;

export const demoBaskets: readonly DemoBasket[] = [
  {
    products: ['drift-headphones', 'pebble-earbuds', 'fieldnote-microphone'],
    purchases: [
      { customer: 0, submissionId: id(1), daysAgo: 33 },
      { customer: 1, submissionId: id(2), daysAgo: 19 },
    ],
  },
  {
    products: ['hammered-teapot', 'celadon-cups', 'cliffside-oolong'],
    purchases: [
      { customer: 1, submissionId: id(3), daysAgo: 41 },
      { customer: 2, submissionId: id(4), daysAgo: 12 },
    ],
  },
  {
    products: ['ridgeline-tent', 'tarn-backpack', 'truenorth-compass'],
    purchases: [
      { customer: 0, submissionId: id(5), daysAgo: 27 },
      { customer: 2, submissionId: id(6), daysAgo: 9 },
    ],
  },
];
