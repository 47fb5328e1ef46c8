import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `store`, `who` and `account`; for a change also `usable`, a time in UTC. */
export const payoutMails = defineMails({
  payoutAccountChanged: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  payoutAccountRemoved: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /**
   * Values: `store`, `amount`, `account` and `note`: the reference of the transfer, or the reason for the rejection.
   */
  payoutPaid: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  payoutRejected: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
