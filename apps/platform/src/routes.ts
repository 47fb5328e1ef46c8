import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.catalogue',
    entries: [
      { path: '/products', label: 'platform.products', icon: 'products', permission: 'products.view' },
      { path: '/categories', label: 'platform.categories', icon: 'categories', permission: 'catalogue.view' },
      { path: '/brands', label: 'platform.brands', icon: 'brands', permission: 'catalogue.view' },
      { path: '/searches', label: 'platform.searches', icon: 'search', permission: 'catalogue.view' },
      { path: '/reviews', label: 'platform.reviews', icon: 'reviews', permission: 'reviews.view' },
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
    path: '/products',
    permission: 'products.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/products/page.tsx'),
  },
  {
    path: '/products/waiting',
    permission: 'products.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/products/waiting-page.tsx'),
  },
  {
    path: '/products/waiting/:prodId',
    permission: 'products.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/products/waiting-product-page.tsx'),
  },
  {
    path: '/products/rules',
    permission: 'products.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/products/rules-page.tsx'),
  },
  {
    path: '/categories',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/categories/page.tsx'),
  },
  {
    path: '/brands',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/brands/page.tsx'),
  },
  {
    path: '/brands/proposals',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/brands/proposals-page.tsx'),
  },
  {
    path: '/searches',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/searches/page.tsx'),
  },
  {
    path: '/searches/synonyms',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/searches/synonyms-page.tsx'),
  },
  {
    path: '/searches/index',
    permission: 'catalogue.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/searches/index-page.tsx'),
  },
  {
    path: '/reviews',
    permission: 'reviews.view',
    words: ['platformCatalogue'],
    lazy: () => import('./pages/reviews/page.tsx'),
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
