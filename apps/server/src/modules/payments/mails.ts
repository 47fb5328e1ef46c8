import { defineMails } from '../../infra/messages/mail-template.ts';

export const paymentMails = defineMails({
  /** A payment that settles nothing is returned or credited. Values: `order`, `amount` and `way`. */
  lateMoney: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
});
