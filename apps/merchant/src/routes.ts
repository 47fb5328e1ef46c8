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
  { path: '/orders/print', permission: 'orders.view', lazy: () => import('./pages/orders/print/page.tsx') },
  { path: '/orders/:orderNumber', permission: 'orders.view', lazy: () => import('./pages/orders/order-page.tsx') },
  { path: '/notices', lazy: () => import('@galleria/console-kit/notices/notice-list-page') },
  { path: '/people', permission: 'people.view', lazy: () => import('./pages/people/page.tsx') },
  { path: '/roles', permission: 'people.view', lazy: () => import('./pages/roles/page.tsx') },
  { path: '/audit', permission: 'audit.view', lazy: () => import('./pages/audit/page.tsx') },
  { path: '/account', lazy: () => import('./pages/account/page.tsx') },
];
