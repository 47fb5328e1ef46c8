import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.trade',
    entries: [{ path: '/orders', label: 'platform.orders', icon: 'orders', permission: 'orders.view' }],
  },
  {
    label: 'platform.group.people',
    entries: [
      { path: '/buyers', label: 'platform.buyers', icon: 'account', permission: 'buyers.view' },
      { path: '/adjustments', label: 'platform.adjustments', icon: 'statement', permission: 'buyers.view' },
      { path: '/sellers', label: 'platform.sellers', icon: 'store', permission: 'sellers.view' },
    ],
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
      { path: '/banners', label: 'platform.banners', icon: 'banners', permission: 'content.view' },
      { path: '/notices', label: 'console.notices', icon: 'notices', permission: 'content.view' },
      { path: '/legal', label: 'platform.legal', icon: 'legal', permission: 'content.view' },
    ],
  },
];

/** Every page of the console and its address; each is fetched when somebody goes there, with the `words` that only it needs. */
export const pages: readonly ConsolePage[] = [
  { path: '/', words: [], lazy: () => import('./pages/overview/page.tsx') },
  { path: '/site', permission: 'settings.view', words: [], lazy: () => import('./pages/site/page.tsx') },
  {
    path: '/languages',
    permission: 'settings.view',
    words: [],
    lazy: () => import('./pages/site/languages-page.tsx'),
  },
  {
    path: '/currencies',
    permission: 'settings.view',
    words: [],
    lazy: () => import('./pages/site/currencies-page.tsx'),
  },
  {
    path: '/categories',
    permission: 'catalogue.view',
    words: [],
    lazy: () => import('./pages/catalogue/categories-page.tsx'),
  },
  { path: '/banners', permission: 'content.view', words: [], lazy: () => import('./pages/content/banners-page.tsx') },
  {
    path: '/notices',
    permission: 'content.view',
    words: [],
    lazy: () => import('@galleria/console-kit/notices/notice-list-page'),
  },
  { path: '/legal', permission: 'content.view', words: [], lazy: () => import('./pages/site/legal-page.tsx') },
  {
    path: '/orders',
    permission: 'orders.view',
    words: ['platformOrders'],
    lazy: () => import('./pages/orders/page.tsx'),
  },
  {
    path: '/orders/:orderNumber',
    permission: 'orders.view',
    words: ['platformOrders', 'platformBuyers'],
    lazy: () => import('./pages/orders/order-page.tsx'),
  },
  {
    path: '/adjustments',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('./pages/adjustments/page.tsx'),
  },
  {
    path: '/buyers',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('./pages/buyers/page.tsx'),
  },
  {
    path: '/buyers/:userId',
    permission: 'buyers.view',
    words: ['platformBuyers', 'platformOrders'],
    lazy: () => import('./pages/buyers/buyer-page.tsx'),
  },
  {
    path: '/sellers',
    permission: 'sellers.view',
    words: ['platformBuyers', 'platformOrders'],
    lazy: () => import('./pages/sellers/page.tsx'),
  },
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
];
