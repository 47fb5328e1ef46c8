import { defineMails } from '../../infra/messages/mail-template.ts';

export const marketingMails = defineMails({
  /** Values: `activity` and `reason`. */
  activityTakenDown: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
