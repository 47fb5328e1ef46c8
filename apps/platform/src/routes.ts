import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Every page of the console and its address; each is fetched when somebody goes there. */
export const pages: ConsolePage[] = [
  { path: '/', lazy: () => import('./pages/overview/page.tsx') },
  { path: '/site', lazy: () => import('./pages/site/page.tsx') },
  { path: '/languages', lazy: () => import('./pages/site/languages-page.tsx') },
  { path: '/currencies', lazy: () => import('./pages/site/currencies-page.tsx') },
  { path: '/categories', lazy: () => import('./pages/catalogue/categories-page.tsx') },
  { path: '/banners', lazy: () => import('./pages/content/banners-page.tsx') },
  { path: '/notices', lazy: () => import('@galleria/console-kit/notices/notice-list-page') },
  { path: '/legal', lazy: () => import('./pages/site/legal-page.tsx') },
];
