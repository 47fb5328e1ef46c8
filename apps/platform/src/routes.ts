import type { ConsolePage } from '@galleria/console-kit/console-definition';
import { cataloguePages } from './routes/catalogue-pages.ts';
import { marketingPages } from './routes/marketing-pages.ts';
import { moneyPages } from './routes/money-pages.ts';
import { peoplePages } from './routes/people-pages.ts';
import { sitePages } from './routes/site-pages.ts';
import { storePages } from './routes/store-pages.ts';
import { tradePages } from './routes/trade-pages.ts';

/** Every page of the console and its address; each is fetched when somebody goes there, with the `words` that only it needs. */
export const pages: readonly ConsolePage[] = [
  { path: '/', words: ['platformOverview'], lazy: () => import('./pages/overview/page.tsx') },
  ...sitePages,
  ...peoplePages,
  ...storePages,
  ...cataloguePages,
  ...marketingPages,
  ...tradePages,
  ...moneyPages,
];

/** For the person who sets up a new mall. */
export const openPages: readonly ConsolePage[] = [
  { path: '/setup', words: ['platformPeople'], lazy: () => import('./pages/setup/page.tsx') },
];
