import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `order` and, where money is named, `amount`. */
export const orderMails = defineMails({
  orderPaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderPromised: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCancelled: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderExpired: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
});

export type OrderMail = keyof typeof orderMails;
