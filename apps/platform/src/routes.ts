import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.trade',
    entries: [
      { path: '/applications', label: 'platform.applications', icon: 'applications', permission: 'stores.audit' },
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
  {
    path: '/applications',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/page.tsx'),
  },
  {
    path: '/applications/:applicationId',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/application-page.tsx'),
  },
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
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
];
