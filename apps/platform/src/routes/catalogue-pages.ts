import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Products, search and reviews. */
export const cataloguePages: readonly ConsolePage[] = [
  {
    path: '/products',
    permission: 'products.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/products/page.tsx'),
  },
  {
    path: '/products/waiting',
    permission: 'products.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/products/waiting-page.tsx'),
  },
  {
    path: '/products/waiting/:prodId',
    permission: 'products.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/products/waiting-product-page.tsx'),
  },
  {
    path: '/products/rules',
    permission: 'products.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/products/rules-page.tsx'),
  },
  {
    path: '/categories',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/categories/page.tsx'),
  },
  {
    path: '/brands',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/brands/page.tsx'),
  },
  {
    path: '/brands/proposals',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/brands/proposals-page.tsx'),
  },
  {
    path: '/searches',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/searches/page.tsx'),
  },
  {
    path: '/searches/synonyms',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/searches/synonyms-page.tsx'),
  },
  {
    path: '/searches/index',
    permission: 'catalogue.view',
    catalogues: ['platformCatalogue'],
    lazy: () => import('../pages/searches/index-page.tsx'),
  },
  {
    path: '/reviews',
    permission: 'reviews.view',
    catalogues: ['platformCatalogue', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/reviews/page.tsx'),
  },
  {
    path: '/reviews/all',
    permission: 'reviews.view',
    catalogues: ['platformCatalogue', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/reviews/all-page.tsx'),
  },
];
