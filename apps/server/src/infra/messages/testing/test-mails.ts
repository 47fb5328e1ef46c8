import { defineMails } from '../mail-template.ts';

/** One mail of each kind; infrastructure knows no module's own. */
export const testMails = defineMails({
  loginCode: { kind: 'code' },
  welcome: { kind: 'news', links: ['home'], notYou: 'askForHelp' },
});
