import { defineMails } from '../../infra/messages/mail-template.ts';

export const accountMails = defineMails({
  loginCode: { kind: 'code' },
  registerCode: { kind: 'code' },
  recoverCode: { kind: 'code' },
  bindCode: { kind: 'code' },
  contactCode: { kind: 'code' },
  ownCode: { kind: 'code' },
  storeAccountCode: { kind: 'code' },

  /** Sent instead of a code, when the address has no account, or has one already. */
  loginUnknown: { kind: 'news', links: ['register'], notYou: 'ignore' },
  recoverUnknown: { kind: 'news', links: ['register'], notYou: 'ignore' },
  registerKnown: { kind: 'news', links: ['login', 'forgetPassword'], notYou: 'ignore' },
  sellerUnknown: { kind: 'news', links: ['merchant'], notYou: 'ignore' },
  staffUnknown: { kind: 'news', links: ['platform'], notYou: 'ignore' },
  contactKnown: { kind: 'news', links: ['login'], notYou: 'ignore' },

  passwordChanged: { kind: 'news', links: ['forgetPassword'], notYou: 'takeBack' },
  /** Value: `masked`. */
  contactChanged: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  /** Values: `browser` and `system`. */
  newDevice: { kind: 'news', links: ['forgetPassword'], notYou: 'takeBack' },
  /** Values: `site` and `nickName`. */
  bindingAdded: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  payPasswordChanged: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  /** Value: `reason`. */
  accountBanned: { kind: 'news', links: [], notYou: 'askForHelp' },
  accountUnbanned: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  accountClosed: { kind: 'news', links: [], notYou: 'askForHelp' },
  /** Value: `nickName`. */
  welcome: { kind: 'news', links: ['home'], notYou: 'askForHelp' },
});

export type AccountMail = keyof typeof accountMails;
