/** Everything the mall writes to people. What each one says is in the catalogue `messages`, under its name. */
export const TEMPLATES = {
  /** The values `code` and `minutes` go with these. */
  loginCode: { kind: 'code' },
  registerCode: { kind: 'code' },
  recoverCode: { kind: 'code' },
  bindCode: { kind: 'code' },
  contactCode: { kind: 'code' },
  ownCode: { kind: 'code' },

  /** Instead of a code, where there is no account for it to open or somebody has one already. */
  loginUnknown: { kind: 'news', links: ['register'], notYou: 'ignore' },
  recoverUnknown: { kind: 'news', links: ['register'], notYou: 'ignore' },
  registerKnown: { kind: 'news', links: ['login', 'forgetPassword'], notYou: 'ignore' },
  contactKnown: { kind: 'news', links: ['login'], notYou: 'ignore' },

  passwordChanged: { kind: 'news', links: ['forgetPassword'], notYou: 'takeBack' },
  /** `masked` */
  contactChanged: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  /** `browser` and `system` */
  newDevice: { kind: 'news', links: ['forgetPassword'], notYou: 'takeBack' },
  /** `site` and `nickName` */
  bindingAdded: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  payPasswordChanged: { kind: 'news', links: ['login'], notYou: 'askForHelp' },
  accountClosed: { kind: 'news', links: [], notYou: 'askForHelp' },
  /** `nickName` */
  welcome: { kind: 'news', links: ['home'], notYou: 'askForHelp' },

  /** `order` and, where money is named, `amount`. */
  orderPaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderPromised: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCancelled: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderExpired: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  lateMoney: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
} as const satisfies Record<string, Recipe>;

export type Template = keyof typeof TEMPLATES;

export type Link = 'home' | 'login' | 'register' | 'forgetPassword' | 'orders';

type Recipe =
  | { readonly kind: 'code' }
  | {
      readonly kind: 'news';
      /** Where the reader can go from here, the likeliest first. */
      readonly links: readonly Link[];
      /** What they should do if they did not cause this themselves. */
      readonly notYou: 'ignore' | 'takeBack' | 'askForHelp';
    };
