import { defineMails } from '../../infra/messages/mail-template.ts';

export const staffMails = defineMails({
  /** Values: `inviter` and `token`. */
  staffInvitation: { kind: 'news', links: ['staffInvitation'], notYou: 'ignore' },
  /** Values: `browser` and `system`. */
  staffDevice: { kind: 'news', links: ['platform'], notYou: 'askForHelp' },
});
