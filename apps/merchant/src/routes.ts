import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'merchant'>[] = [
  {
    entries: [
      { path: '/', label: 'merchant.overview', icon: 'overview' },
      { path: '/orders', label: 'merchant.orders', icon: 'orders', permission: 'orders.view' },
      { path: '/products', label: 'merchant.products', icon: 'products', permission: 'products.view' },
      { path: '/notices', label: 'console.notices', icon: 'notices' },
    ],
  },
  {
    label: 'merchant.group.store',
    entries: [
      { path: '/store', label: 'merchant.store', icon: 'store', permission: 'store.view' },
      { path: '/quick-answers', label: 'merchant.quickAnswers', icon: 'answers', permission: 'chat.answer' },
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
  { path: '/orders/:orderNumber', permission: 'orders.view', lazy: () => import('./pages/orders/order-page.tsx') },
  { path: '/products', permission: 'products.view', lazy: () => import('./pages/products/page.tsx') },
  { path: '/products/new', permission: 'products.edit', lazy: () => import('./pages/products/new-product-page.tsx') },
  { path: '/products/:prodId', permission: 'products.view', lazy: () => import('./pages/products/product-page.tsx') },
  { path: '/notices', lazy: () => import('@galleria/console-kit/notices/notice-list-page') },
  { path: '/store', permission: 'store.view', lazy: () => import('./pages/store/information/page.tsx') },
  { path: '/store/papers', permission: 'store.view', lazy: () => import('./pages/store/papers/page.tsx') },
  { path: '/store/notices', permission: 'store.view', lazy: () => import('./pages/store/notices/page.tsx') },
  { path: '/store/shelves', permission: 'store.view', lazy: () => import('./pages/store/shelves/page.tsx') },
  { path: '/store/shipping', permission: 'store.view', lazy: () => import('./pages/store/shipping/page.tsx') },
  { path: '/store/pickup', permission: 'store.view', lazy: () => import('./pages/store/pickup/page.tsx') },
  { path: '/store/returns', permission: 'store.view', lazy: () => import('./pages/store/returns/page.tsx') },
  { path: '/quick-answers', permission: 'chat.answer', lazy: () => import('./pages/quick-answers/page.tsx') },
  { path: '/people', permission: 'people.view', lazy: () => import('./pages/people/page.tsx') },
  { path: '/roles', permission: 'people.view', lazy: () => import('./pages/roles/page.tsx') },
  { path: '/audit', permission: 'audit.view', lazy: () => import('./pages/audit/page.tsx') },
  { path: '/account', lazy: () => import('./pages/account/page.tsx') },
];
