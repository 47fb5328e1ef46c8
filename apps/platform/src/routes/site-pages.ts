import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** The site and its operation. */
export const sitePages: readonly ConsolePage[] = [
  {
    path: '/site',
    permission: 'settings.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/site/page.tsx'),
  },
  {
    path: '/languages',
    permission: 'settings.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/languages/page.tsx'),
  },
  {
    path: '/currencies',
    permission: 'settings.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/currencies/page.tsx'),
  },
  {
    path: '/banners',
    permission: 'content.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/banners/page.tsx'),
  },
  {
    path: '/notices',
    permission: 'content.view',
    catalogues: ['platformSite', 'consoleNotices'],
    lazy: () => import('../pages/notices/page.tsx'),
  },
  {
    path: '/legal',
    permission: 'content.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/legal/page.tsx'),
  },
  {
    path: '/payment-methods',
    permission: 'settings.view',
    catalogues: ['platformSite'],
    lazy: () => import('../pages/payment-methods/page.tsx'),
  },
  {
    path: '/settings',
    permission: 'settings.view',
    catalogues: ['platformSettings'],
    lazy: () => import('../pages/settings/page.tsx'),
  },
  {
    path: '/messages',
    permission: 'messages.view',
    catalogues: ['platformMessages'],
    lazy: () => import('../pages/messages/page.tsx'),
  },
  {
    path: '/messages/templates',
    permission: 'messages.view',
    catalogues: ['platformMessages'],
    lazy: () => import('../pages/messages/templates-page.tsx'),
  },
  {
    path: '/jobs',
    permission: 'jobs.view',
    catalogues: ['platformJobs'],
    lazy: () => import('../pages/jobs/page.tsx'),
  },
];
