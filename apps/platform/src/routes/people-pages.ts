import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Staff, sellers and buyers. */
export const peoplePages: readonly ConsolePage[] = [
  {
    path: '/staff',
    permission: 'staff.view',
    words: ['platformPeople'],
    lazy: () => import('../pages/staff/page.tsx'),
  },
  {
    path: '/roles',
    permission: 'staff.view',
    words: ['platformPeople'],
    lazy: () => import('../pages/staff/roles-page.tsx'),
  },
  {
    path: '/audit',
    permission: 'audit.view',
    words: ['platformPeople', 'platformActions', 'merchantActions'],
    lazy: () => import('../pages/audit/page.tsx'),
  },
  {
    path: '/adjustments',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('../pages/adjustments/page.tsx'),
  },
  {
    path: '/buyers',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('../pages/buyers/page.tsx'),
  },
  {
    path: '/buyers/:userId',
    permission: 'buyers.view',
    words: [
      ...(['platformBuyers', 'platformOrders', 'platformDisputes'] as const),
      ...(['consoleActivities', 'consoleRefunds', 'consoleGift', 'consolePreSale'] as const),
    ],
    lazy: () => import('../pages/buyers/buyer-page.tsx'),
  },
  {
    path: '/sellers',
    permission: 'sellers.view',
    words: ['platformBuyers', 'platformOrders'],
    lazy: () => import('../pages/sellers/page.tsx'),
  },
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
  { path: '/setup', words: ['platformPeople'], lazy: () => import('../pages/setup/page.tsx') },
];
