import { defineMails } from '../../infra/messages/mail-template.ts';

/** To buyers who asked for it, once. The second link leads to where they see and cancel what they wait for. */
export const favouritesMails = defineMails({
  /** Values: `product` and `page`. */
  backInStock: { kind: 'news', links: ['offer', 'alerts'], notYou: 'alertOnce' },
  /** Values: `product`, `before`, `after` and `page`. */
  priceDropped: { kind: 'news', links: ['offer', 'alerts'], notYou: 'alertOnce' },
});
