import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.catalogue',
    entries: [{ path: '/categories', label: 'platform.categories', icon: 'categories', permission: 'catalogue.view' }],
  },
  {
    label: 'platform.group.content',
    entries: [
      { path: '/site', label: 'platform.site', icon: 'settings', permission: 'settings.view' },
      { path: '/languages', label: 'platform.languages', icon: 'languages', permission: 'settings.view' },
      { path: '/currencies', label: 'platform.currencies', icon: 'currencies', permission: 'settings.view' },
      {
        path: '/payment-methods',
        label: 'platform.paymentMethods',
        icon: 'payments',
        permission: 'settings.view',
      },
      { path: '/settings', label: 'platform.settings', icon: 'limits', permission: 'settings.view' },
      { path: '/banners', label: 'platform.banners', icon: 'banners', permission: 'content.view' },
      { path: '/notices', label: 'console.notices', icon: 'notices', permission: 'content.view' },
      { path: '/legal', label: 'platform.legal', icon: 'legal', permission: 'content.view' },
    ],
  },
];

/** Every page of the console and its address; each is fetched when somebody goes there, with the `words` that only it needs. */
export const pages: readonly ConsolePage[] = [
  { path: '/', words: [], lazy: () => import('./pages/overview/page.tsx') },
  { path: '/site', permission: 'settings.view', words: ['platformSite'], lazy: () => import('./pages/site/page.tsx') },
  {
    path: '/languages',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/languages/page.tsx'),
  },
  {
    path: '/currencies',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/currencies/page.tsx'),
  },
  {
    path: '/categories',
    permission: 'catalogue.view',
    words: [],
    lazy: () => import('./pages/catalogue/categories-page.tsx'),
  },
  {
    path: '/banners',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('./pages/banners/page.tsx'),
  },
  {
    path: '/payment-methods',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/payment-methods/page.tsx'),
  },
  {
    path: '/settings',
    permission: 'settings.view',
    words: ['platformSettings'],
    lazy: () => import('./pages/settings/page.tsx'),
  },
  {
    path: '/notices',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('./pages/notices/page.tsx'),
  },
  { path: '/legal', permission: 'content.view', words: ['platformSite'], lazy: () => import('./pages/legal/page.tsx') },
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
];
