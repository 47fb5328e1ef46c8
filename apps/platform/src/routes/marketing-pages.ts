import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Coupons, activities and the zones that the mall fills. */
export const marketingPages: readonly ConsolePage[] = [
  {
    path: '/coupons',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'consoleMarketing'],
    lazy: () => import('../pages/marketing/coupons-page.tsx'),
  },
  {
    path: '/activities',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'consoleActivities', 'consoleGift'],
    lazy: () => import('../pages/marketing/activities-page.tsx'),
  },
  {
    path: '/activities/calendar',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'consoleActivities', 'consoleGift'],
    lazy: () => import('../pages/marketing/activity-calendar-page.tsx'),
  },
  {
    path: '/activities/:activityId',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'consoleActivities', 'consoleGift', 'consolePreSale', 'consoleRefunds'],
    lazy: () => import('../pages/marketing/activity-page.tsx'),
  },
  {
    path: '/flash-sales',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'platformFlashSale', 'consoleActivities'],
    lazy: () => import('../pages/marketing/flash-sale/applications-page.tsx'),
  },
  {
    path: '/flash-sales/approved',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'platformFlashSale', 'consoleActivities'],
    lazy: () => import('../pages/marketing/flash-sale/applications-page.tsx'),
  },
  {
    path: '/flash-sales/refused',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'platformFlashSale', 'consoleActivities'],
    lazy: () => import('../pages/marketing/flash-sale/applications-page.tsx'),
  },
  {
    path: '/flash-sales/rounds',
    permission: 'marketing.view',
    catalogues: ['platformFlashSale'],
    lazy: () => import('../pages/marketing/flash-sale/rounds-page.tsx'),
  },
  {
    path: '/preferred',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'platformCatalogue'],
    lazy: () => import('../pages/marketing/preferred/page.tsx'),
  },
  {
    path: '/new-user-special',
    permission: 'marketing.view',
    catalogues: ['platformMarketing', 'platformCatalogue'],
    lazy: () => import('../pages/marketing/new-user/page.tsx'),
  },
];
