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
    label: 'platform.group.money',
    entries: [
      { path: '/payments', label: 'platform.paymentList', icon: 'money', permission: 'payments.view' },
      { path: '/reconciliation', label: 'platform.reconciliation', icon: 'problem', permission: 'payments.view' },
      { path: '/transfers', label: 'platform.transfers', icon: 'transfers', permission: 'payments.view' },
      { path: '/refunds', label: 'platform.failedRefunds', icon: 'refunds', permission: 'payments.view' },
      { path: '/payouts', label: 'platform.payouts', icon: 'bank', permission: 'payouts.view' },
      { path: '/settlements', label: 'platform.settlements', icon: 'months', permission: 'payouts.view' },
      { path: '/ledger', label: 'platform.ledger', icon: 'ledger', permission: 'ledger.view' },
    ],
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
    path: '/payments',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payments-page.tsx'),
  },
  {
    path: '/payments/:payNumber',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payment-page.tsx'),
  },
  {
    path: '/reconciliation',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/reconciliation-page.tsx'),
  },
  {
    path: '/transfers',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/transfers-page.tsx'),
  },
  {
    path: '/refunds',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/refunds-page.tsx'),
  },
  {
    path: '/payouts',
    permission: 'payouts.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payouts-page.tsx'),
  },
  {
    path: '/settlements',
    permission: 'payouts.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/settlements-page.tsx'),
  },
  {
    path: '/ledger',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/ledger-page.tsx'),
  },
  {
    path: '/ledger/accounts',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/ledger-accounts-page.tsx'),
  },
  {
    path: '/ledger/journals/:journalId',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/journal-page.tsx'),
  },
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
];
