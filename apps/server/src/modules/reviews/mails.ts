import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `product` and `reason`. */
export const reviewMails = defineMails({
  reviewHidden: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  reviewShown: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  reviewKept: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
