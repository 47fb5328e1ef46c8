import { defineMails } from '../../infra/messages/mail-template.ts';

/** Mails for alerts, each sent once. The second link leads to the page where buyers see and cancel their alerts. */
export const favouritesMails = defineMails({
  /** Values: `product` and `page`. */
  backInStock: { kind: 'news', links: ['offer', 'alerts'], notYou: 'alertOnce' },
  /** Values: `product`, `before`, `after` and `page`. */
  priceDropped: { kind: 'news', links: ['offer', 'alerts'], notYou: 'alertOnce' },
});
