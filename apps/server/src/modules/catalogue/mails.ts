import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `product`, and the `reason` of a refusal. */
export const catalogueMails = defineMails({
  productApproved: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  productRefused: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  productTakenDown: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  productRestored: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `brand`, and the `reason` of a refusal. */
  brandAccepted: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  brandRefused: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
});
