import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `store`, `who` and `account`; of a change also `usable`, a time in UTC. */
export const payoutMails = defineMails({
  payoutAccountChanged: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  payoutAccountRemoved: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
