import { defineMails } from '../../infra/messages/mail-template.ts';

export const storeMails = defineMails({
  /** Value: `store`. */
  applicationAccepted: { kind: 'news', links: ['storeOpening'], notYou: 'askForHelp' },
  /** Values: `store` and `remarks`. */
  applicationRefused: { kind: 'news', links: ['storeOpening'], notYou: 'askForHelp' },
});
