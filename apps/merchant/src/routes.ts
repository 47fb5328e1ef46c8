import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'merchant'>[] = [
  {
    entries: [
      { path: '/', label: 'merchant.overview', icon: 'overview' },
      { path: '/orders', label: 'merchant.orders', icon: 'orders', permission: 'orders.view' },
      { path: '/notices', label: 'console.notices', icon: 'notices' },
    ],
  },
  {
    label: 'merchant.group.marketing',
    entries: [
      { path: '/coupons', label: 'merchant.coupons', icon: 'coupons', permission: 'marketing.view' },
      { path: '/discounts', label: 'merchant.discounts', icon: 'discounts', permission: 'marketing.view' },
    ],
  },
  {
    label: 'merchant.group.money',
    entries: [
      { path: '/money', label: 'merchant.money', icon: 'money', permission: 'money.view' },
      { path: '/statement', label: 'merchant.statement', icon: 'statement', permission: 'money.view' },
      { path: '/months', label: 'merchant.months', icon: 'months', permission: 'money.view' },
      { path: '/payout-accounts', label: 'merchant.payoutAccounts', icon: 'bank', permission: 'money.view' },
    ],
  },
  {
    label: 'merchant.group.store',
    entries: [
      { path: '/people', label: 'merchant.people', icon: 'people', permission: 'people.view' },
      { path: '/roles', label: 'merchant.roles', icon: 'roles', permission: 'people.view' },
      { path: '/audit', label: 'merchant.audit', icon: 'audit', permission: 'audit.view' },
    ],
  },
];

/** Every page of the back office and its address; each is fetched when somebody goes there. */
export const pages: readonly ConsolePage[] = [
  { path: '/', lazy: () => import('./pages/overview/page.tsx') },
  { path: '/orders', permission: 'orders.view', lazy: () => import('./pages/orders/page.tsx') },
  { path: '/orders/:orderNumber', permission: 'orders.view', lazy: () => import('./pages/orders/order-page.tsx') },
  { path: '/coupons', permission: 'marketing.view', lazy: () => import('./pages/marketing/coupons-page.tsx') },
  { path: '/discounts', permission: 'marketing.view', lazy: () => import('./pages/marketing/discounts-page.tsx') },
  { path: '/money', permission: 'money.view', lazy: () => import('./pages/money/page.tsx') },
  { path: '/statement', permission: 'money.view', lazy: () => import('./pages/money/statement-page.tsx') },
  { path: '/months', permission: 'money.view', lazy: () => import('./pages/money/months-page.tsx') },
  { path: '/months/:month', permission: 'money.view', lazy: () => import('./pages/money/month-page.tsx') },
  { path: '/payout-accounts', permission: 'money.view', lazy: () => import('./pages/money/accounts-page.tsx') },
  { path: '/notices', lazy: () => import('@galleria/console-kit/notices/notice-list-page') },
  { path: '/people', permission: 'people.view', lazy: () => import('./pages/people/page.tsx') },
  { path: '/roles', permission: 'people.view', lazy: () => import('./pages/roles/page.tsx') },
  { path: '/audit', permission: 'audit.view', lazy: () => import('./pages/audit/page.tsx') },
  { path: '/account', lazy: () => import('./pages/account/page.tsx') },
];
