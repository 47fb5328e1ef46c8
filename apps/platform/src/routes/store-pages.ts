import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Stores and store applications. */
export const storePages: readonly ConsolePage[] = [
  {
    path: '/stores',
    permission: 'stores.view',
    catalogues: ['platformStores'],
    lazy: () => import('../pages/stores/stores-page.tsx'),
  },
  {
    path: '/stores/:storeId',
    permission: 'stores.view',
    catalogues: ['platformStores', 'platformDisputes', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/stores/store-page.tsx'),
  },
  {
    path: '/commission',
    permission: 'stores.view',
    catalogues: ['platformStores'],
    lazy: () => import('../pages/stores/commission/commission-page.tsx'),
  },
  {
    path: '/applications',
    permission: 'stores.audit',
    catalogues: ['platformApplications'],
    lazy: () => import('../pages/applications/page.tsx'),
  },
  {
    path: '/applications/papers',
    permission: 'stores.audit',
    catalogues: ['platformApplications'],
    lazy: () => import('../pages/applications/papers/page.tsx'),
  },
  {
    path: '/applications/papers/:requestId',
    permission: 'stores.audit',
    catalogues: ['platformApplications'],
    lazy: () => import('../pages/applications/papers/paper-request-page.tsx'),
  },
  {
    path: '/applications/:applicationId',
    permission: 'stores.audit',
    catalogues: ['platformApplications'],
    lazy: () => import('../pages/applications/application-page.tsx'),
  },
];
