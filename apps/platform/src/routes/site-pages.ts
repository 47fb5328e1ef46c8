import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** The site and its operation. */
export const sitePages: readonly ConsolePage[] = [
  { path: '/site', permission: 'settings.view', words: ['platformSite'], lazy: () => import('../pages/site/page.tsx') },
  {
    path: '/languages',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('../pages/languages/page.tsx'),
  },
  {
    path: '/currencies',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('../pages/currencies/page.tsx'),
  },
  {
    path: '/banners',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('../pages/banners/page.tsx'),
  },
  {
    path: '/notices',
    permission: 'content.view',
    words: ['platformSite', 'consoleNotices'],
    lazy: () => import('../pages/notices/page.tsx'),
  },
  {
    path: '/legal',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('../pages/legal/page.tsx'),
  },
  {
    path: '/payment-methods',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('../pages/payment-methods/page.tsx'),
  },
  {
    path: '/settings',
    permission: 'settings.view',
    words: ['platformSettings'],
    lazy: () => import('../pages/settings/page.tsx'),
  },
  {
    path: '/messages',
    permission: 'messages.view',
    words: ['platformMessages'],
    lazy: () => import('../pages/messages/page.tsx'),
  },
  {
    path: '/messages/templates',
    permission: 'messages.view',
    words: ['platformMessages'],
    lazy: () => import('../pages/messages/templates-page.tsx'),
  },
  { path: '/jobs', permission: 'jobs.view', words: ['platformJobs'], lazy: () => import('../pages/jobs/page.tsx') },
];
