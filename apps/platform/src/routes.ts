import type { ConsolePage } from '@galleria/console-kit/console-definition';
import { cataloguePages } from './routes/catalogue-pages.ts';
import { marketingPages } from './routes/marketing-pages.ts';
import { moneyPages } from './routes/money-pages.ts';
import { peoplePages } from './routes/people-pages.ts';
import { sitePages } from './routes/site-pages.ts';
import { storePages } from './routes/store-pages.ts';
import { tradePages } from './routes/trade-pages.ts';

/** All pages of the console. Each is lazy-loaded, together with the message `catalogues` that only it needs. */
export const pages: readonly ConsolePage[] = [
  { path: '/', catalogues: ['platformOverview'], lazy: () => import('./pages/overview/page.tsx') },
  ...sitePages,
  ...peoplePages,
  ...storePages,
  ...cataloguePages,
  ...marketingPages,
  ...tradePages,
  ...moneyPages,
];

/** Pages without sign-in, for setting up a new mall. */
export const publicPages: readonly ConsolePage[] = [
  { path: '/setup', catalogues: ['platformPeople'], lazy: () => import('./pages/setup/page.tsx') },
];
