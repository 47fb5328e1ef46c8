import { defineMails } from '../../infra/messages/mail-template.ts';

export const marketingMails = defineMails({
  /** Values: `activity` and `reason`. */
  activityTakenDown: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `activity` and `start`. */
  flashSaleApproved: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `activity`, `start` and `reason`. */
  flashSaleRefused: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** To buyers who asked for a reminder. Values: `activity`, `product`, `until` and `page`. */
  activityStarted: { kind: 'news', links: ['offer'], notYou: 'ignore' },
});
