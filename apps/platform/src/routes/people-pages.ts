import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Staff, sellers and buyers. */
export const peoplePages: readonly ConsolePage[] = [
  {
    path: '/staff',
    permission: 'staff.view',
    catalogues: ['platformPeople'],
    lazy: () => import('../pages/staff/page.tsx'),
  },
  {
    path: '/roles',
    permission: 'staff.view',
    catalogues: ['platformPeople'],
    lazy: () => import('../pages/staff/roles-page.tsx'),
  },
  {
    path: '/audit',
    permission: 'audit.view',
    catalogues: ['platformPeople', 'platformActions', 'merchantActions'],
    lazy: () => import('../pages/audit/page.tsx'),
  },
  {
    path: '/adjustments',
    permission: 'buyers.view',
    catalogues: ['platformBuyers'],
    lazy: () => import('../pages/adjustments/page.tsx'),
  },
  {
    path: '/buyers',
    permission: 'buyers.view',
    catalogues: ['platformBuyers'],
    lazy: () => import('../pages/buyers/page.tsx'),
  },
  {
    path: '/buyers/:userId',
    permission: 'buyers.view',
    catalogues: [
      ...(['platformBuyers', 'platformOrders', 'platformDisputes'] as const),
      ...(['consoleActivities', 'consoleRefunds', 'consoleGift', 'consolePreSale'] as const),
    ],
    lazy: () => import('../pages/buyers/buyer-page.tsx'),
  },
  {
    path: '/sellers',
    permission: 'sellers.view',
    catalogues: ['platformBuyers', 'platformOrders'],
    lazy: () => import('../pages/sellers/page.tsx'),
  },
  { path: '/account', catalogues: [], lazy: () => import('@galleria/console-kit/account/account-page') },
  { path: '/setup', catalogues: ['platformPeople'], lazy: () => import('../pages/setup/page.tsx') },
];
