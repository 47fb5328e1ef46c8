import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'merchant'>[] = [
  {
    entries: [
      { path: '/', label: 'merchant.overview', icon: 'overview' },
      { path: '/orders', label: 'merchant.orders', icon: 'orders', permission: 'orders.view' },
      { path: '/refunds', label: 'merchant.refunds', icon: 'refunds', permission: 'refunds.view' },
      { path: '/invoices', label: 'merchant.invoices', icon: 'invoices', permission: 'orders.view' },
      { path: '/products', label: 'merchant.products', icon: 'products', permission: 'products.view' },
      { path: '/stock', label: 'merchant.stock', icon: 'stock', permission: 'stock.view' },
      { path: '/imports/products', label: 'merchant.imports', icon: 'import', permission: 'products.edit' },
      { path: '/reviews', label: 'merchant.reviews', icon: 'reviews', permission: 'reviews.view' },
    ],
  },
  {
    label: 'merchant.group.marketing',
    entries: [
      { path: '/coupons', label: 'merchant.coupons', icon: 'coupons', permission: 'marketing.view' },
      { path: '/discounts', label: 'merchant.discounts', icon: 'discounts', permission: 'marketing.view' },
      { path: '/activities', label: 'merchant.activities', icon: 'activities', permission: 'marketing.view' },
    ],
  },
  {
    label: 'merchant.group.money',
    entries: [
      { path: '/money', label: 'merchant.money', icon: 'money', permission: 'money.view' },
      { path: '/statement', label: 'merchant.statement', icon: 'statement', permission: 'money.view' },
      { path: '/months', label: 'merchant.months', icon: 'months', permission: 'money.view' },
      { path: '/payout-accounts', label: 'merchant.payoutAccounts', icon: 'bank', permission: 'money.view' },
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
      { path: '/notices', label: 'console.notices', icon: 'notices' },
    ],
  },
];

/** Catalogues for activities of every kind. */
const ACTIVITY_CATALOGUES: ConsolePage['catalogues'] = [
  'consoleActivities',
  'merchantActivities',
  'merchantFlashSale',
  'consolePreSale',
  'merchantCombo',
  'consoleGift',
];

/** All pages of the back office. Each is loaded on navigation, together with its message `catalogues`. */
export const pages: readonly ConsolePage[] = [
  { path: '/', catalogues: ['merchantOverview', 'merchantActions'], lazy: () => import('./pages/overview/page.tsx') },
  {
    path: '/orders',
    permission: 'orders.view',
    catalogues: ['consoleActivities', 'consolePreSale'],
    lazy: () => import('./pages/orders/page.tsx'),
  },
  {
    path: '/orders/:orderNumber',
    permission: 'orders.view',
    catalogues: ['merchantActions', 'consoleActivities', 'consoleRefunds', 'consoleGift', 'consolePreSale'],
    lazy: () => import('./pages/orders/order-page.tsx'),
  },
  {
    path: '/refunds',
    permission: 'refunds.view',
    catalogues: ['merchantRefunds', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('./pages/refunds/page.tsx'),
  },
  {
    path: '/refunds/:refundSn',
    permission: 'refunds.view',
    catalogues: ['merchantRefunds', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('./pages/refunds/refund-page.tsx'),
  },
  {
    path: '/invoices',
    permission: 'orders.view',
    catalogues: ['merchantInvoices', 'consoleInvoices'],
    lazy: () => import('./pages/invoices/page.tsx'),
  },
  {
    path: '/products',
    permission: 'products.view',
    catalogues: ['merchantProducts'],
    lazy: () => import('./pages/products/page.tsx'),
  },
  {
    path: '/products/new',
    permission: 'products.edit',
    catalogues: ['merchantProducts'],
    lazy: () => import('./pages/products/new-product-page.tsx'),
  },
  {
    path: '/products/:prodId',
    permission: 'products.view',
    catalogues: ['merchantProducts'],
    lazy: () => import('./pages/products/product-page.tsx'),
  },
  {
    path: '/reviews',
    permission: 'reviews.view',
    catalogues: ['merchantReviews'],
    lazy: () => import('./pages/reviews/page.tsx'),
  },
  {
    path: '/stock',
    permission: 'stock.view',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/stock/page.tsx'),
  },
  {
    path: '/stock/count',
    permission: 'stock.edit',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/stock/stocktake-page.tsx'),
  },
  {
    path: '/imports/products',
    permission: 'products.edit',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/imports/products-page.tsx'),
  },
  {
    path: '/imports/products/:importId',
    permission: 'products.edit',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/imports/products-import-page.tsx'),
  },
  {
    path: '/imports/stock',
    permission: 'stock.edit',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/imports/stock-page.tsx'),
  },
  {
    path: '/imports/stock/:importId',
    permission: 'stock.edit',
    catalogues: ['merchantStock'],
    lazy: () => import('./pages/imports/stock-import-page.tsx'),
  },
  {
    path: '/orders/print',
    permission: 'orders.view',
    catalogues: [],
    lazy: () => import('./pages/orders/print/page.tsx'),
  },
  {
    path: '/store',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/information/page.tsx'),
  },
  {
    path: '/store/papers',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/papers/page.tsx'),
  },
  {
    path: '/store/notices',
    permission: 'store.view',
    catalogues: ['merchantStore', 'consoleNotices'],
    lazy: () => import('./pages/store/notices/page.tsx'),
  },
  {
    path: '/store/shelves',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/shelves/page.tsx'),
  },
  {
    path: '/store/shipping',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/shipping/page.tsx'),
  },
  {
    path: '/store/pickup',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/pickup/page.tsx'),
  },
  {
    path: '/store/returns',
    permission: 'store.view',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/store/returns/page.tsx'),
  },
  {
    path: '/quick-answers',
    permission: 'chat.answer',
    catalogues: ['merchantStore'],
    lazy: () => import('./pages/quick-answers/page.tsx'),
  },
  {
    path: '/coupons',
    permission: 'marketing.view',
    catalogues: ['consoleMarketing'],
    lazy: () => import('./pages/marketing/coupons-page.tsx'),
  },
  {
    path: '/discounts',
    permission: 'marketing.view',
    catalogues: ['consoleMarketing'],
    lazy: () => import('./pages/marketing/discounts-page.tsx'),
  },
  {
    path: '/activities',
    permission: 'marketing.view',
    catalogues: ACTIVITY_CATALOGUES,
    lazy: () => import('./pages/marketing/activities/activities-page.tsx'),
  },
  {
    path: '/activities/calendar',
    permission: 'marketing.view',
    catalogues: ACTIVITY_CATALOGUES,
    lazy: () => import('./pages/marketing/activities/calendar-page.tsx'),
  },
  {
    path: '/activities/new',
    permission: 'marketing.edit',
    catalogues: ACTIVITY_CATALOGUES,
    lazy: () => import('./pages/marketing/activities/new-activity-page.tsx'),
  },
  {
    path: '/activities/:activityId',
    permission: 'marketing.view',
    catalogues: [...ACTIVITY_CATALOGUES, 'consoleRefunds'],
    lazy: () => import('./pages/marketing/activities/activity-page.tsx'),
  },
  {
    path: '/activities/:activityId/edit',
    permission: 'marketing.edit',
    catalogues: ACTIVITY_CATALOGUES,
    lazy: () => import('./pages/marketing/activities/edit-activity-page.tsx'),
  },
  {
    path: '/money',
    permission: 'money.view',
    catalogues: ['merchantMoney'],
    lazy: () => import('./pages/money/page.tsx'),
  },
  {
    path: '/statement',
    permission: 'money.view',
    catalogues: ['merchantMoney'],
    lazy: () => import('./pages/money/statement-page.tsx'),
  },
  {
    path: '/months',
    permission: 'money.view',
    catalogues: ['merchantMoney'],
    lazy: () => import('./pages/money/months-page.tsx'),
  },
  {
    path: '/months/:month',
    permission: 'money.view',
    catalogues: ['merchantMoney'],
    lazy: () => import('./pages/money/month-page.tsx'),
  },
  {
    path: '/payout-accounts',
    permission: 'money.view',
    catalogues: ['merchantMoney'],
    lazy: () => import('./pages/money/accounts-page.tsx'),
  },
  {
    path: '/notices',
    catalogues: ['consoleNotices'],
    lazy: () => import('@galleria/console-kit/notices/notice-list-page'),
  },
  { path: '/people', permission: 'people.view', catalogues: [], lazy: () => import('./pages/people/page.tsx') },
  { path: '/roles', permission: 'people.view', catalogues: [], lazy: () => import('./pages/roles/page.tsx') },
  {
    path: '/audit',
    permission: 'audit.view',
    catalogues: ['merchantActions'],
    lazy: () => import('./pages/audit/page.tsx'),
  },
  { path: '/account', catalogues: [], lazy: () => import('@galleria/console-kit/account/account-page') },
];
