import { defineMails } from '../../infra/messages/mail-template.ts';

export const sellerMails = defineMails({
  /** Values: `store` and `token`. */
  storeInvitation: { kind: 'news', links: ['storeInvitation'], notYou: 'ignore' },
  /** Values: `browser` and `system`. */
  sellerDevice: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Value: `reason`. */
  sellerBanned: { kind: 'news', links: [], notYou: 'askForHelp' },
  sellerUnbanned: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  sellerTotpReset: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Value: `store`. */
  storePaused: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeReopened: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `store` and `reason`. */
  storePausedByMall: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeOfflineByMall: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeAbnormalByMall: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeReopenedByMall: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `store`, and for a refusal also `remarks`. */
  papersAccepted: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  papersRefused: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `store`, `days` and `date`. */
  licenceEnds: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
