import type { ConsolePage, MenuGroup } from '@galleria/console-kit/console-definition';

export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.trade',
    entries: [
      { path: '/orders', label: 'platform.orders', icon: 'orders', permission: 'orders.view' },
      { path: '/buyers', label: 'platform.buyers', icon: 'account', permission: 'buyers.view' },
      { path: '/adjustments', label: 'platform.adjustments', icon: 'statement', permission: 'buyers.view' },
      { path: '/reviews', label: 'platform.reviews', icon: 'reviews', permission: 'reviews.view' },
    ],
  },
  {
    label: 'platform.group.stores',
    entries: [
      { path: '/applications', label: 'platform.applications', icon: 'applications', permission: 'stores.audit' },
      { path: '/stores', label: 'platform.stores', icon: 'store', permission: 'stores.view' },
      { path: '/sellers', label: 'platform.sellers', icon: 'store', permission: 'sellers.view' },
      { path: '/commission', label: 'platform.commission', icon: 'currencies', permission: 'stores.view' },
    ],
  },
  {
    label: 'platform.group.catalogue',
    entries: [
      { path: '/products', label: 'platform.products', icon: 'products', permission: 'products.view' },
      { path: '/categories', label: 'platform.categories', icon: 'categories', permission: 'catalogue.view' },
      { path: '/brands', label: 'platform.brands', icon: 'brands', permission: 'catalogue.view' },
      { path: '/searches', label: 'platform.searches', icon: 'search', permission: 'catalogue.view' },
    ],
  },
  {
    label: 'platform.group.marketing',
    entries: [{ path: '/coupons', label: 'platform.coupons', icon: 'coupons', permission: 'marketing.view' }],
  },
  {
    label: 'platform.group.money',
    entries: [
      { path: '/payments', label: 'platform.paymentList', icon: 'money', permission: 'payments.view' },
      { path: '/reconciliation', label: 'platform.reconciliation', icon: 'problem', permission: 'payments.view' },
      { path: '/transfers', label: 'platform.transfers', icon: 'transfers', permission: 'payments.view' },
      { path: '/refunds', label: 'platform.failedRefunds', icon: 'refunds', permission: 'payments.view' },
      { path: '/payouts', label: 'platform.payouts', icon: 'bank', permission: 'payouts.view' },
      { path: '/settlements', label: 'platform.settlements', icon: 'months', permission: 'payouts.view' },
      { path: '/ledger', label: 'platform.ledger', icon: 'ledger', permission: 'ledger.view' },
    ],
  },
  {
    label: 'platform.group.content',
    entries: [
      { path: '/site', label: 'platform.site', icon: 'settings', permission: 'settings.view' },
      { path: '/banners', label: 'platform.banners', icon: 'banners', permission: 'content.view' },
      { path: '/notices', label: 'console.notices', icon: 'notices', permission: 'content.view' },
      { path: '/legal', label: 'platform.legal', icon: 'legal', permission: 'content.view' },
      { path: '/languages', label: 'platform.languages', icon: 'languages', permission: 'settings.view' },
      { path: '/currencies', label: 'platform.currencies', icon: 'currencies', permission: 'settings.view' },
      { path: '/payment-methods', label: 'platform.paymentMethods', icon: 'payments', permission: 'settings.view' },
      { path: '/settings', label: 'platform.settings', icon: 'limits', permission: 'settings.view' },
    ],
  },
  {
    label: 'platform.group.people',
    entries: [
      { path: '/staff', label: 'platform.staff', icon: 'people', permission: 'staff.view' },
      { path: '/roles', label: 'platform.roles', icon: 'roles', permission: 'staff.view' },
      { path: '/audit', label: 'platform.audit', icon: 'audit', permission: 'audit.view' },
    ],
  },
  {
    label: 'platform.group.system',
    entries: [
      { path: '/messages', label: 'platform.messages', icon: 'messages', permission: 'messages.view' },
      { path: '/jobs', label: 'platform.jobs', icon: 'jobs', permission: 'jobs.view' },
    ],
  },
];

/** Every page of the console and its address; each is fetched when somebody goes there, with the `words` that only it needs. */
export const pages: readonly ConsolePage[] = [
  { path: '/', words: ['platformOverview'], lazy: () => import('./pages/overview/page.tsx') },
  { path: '/site', permission: 'settings.view', words: ['platformSite'], lazy: () => import('./pages/site/page.tsx') },
  {
    path: '/languages',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/languages/page.tsx'),
  },
  {
    path: '/currencies',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/currencies/page.tsx'),
  },
  {
    path: '/banners',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('./pages/banners/page.tsx'),
  },
  {
    path: '/notices',
    permission: 'content.view',
    words: ['platformSite'],
    lazy: () => import('./pages/notices/page.tsx'),
  },
  { path: '/legal', permission: 'content.view', words: ['platformSite'], lazy: () => import('./pages/legal/page.tsx') },
  { path: '/staff', permission: 'staff.view', words: ['platformPeople'], lazy: () => import('./pages/staff/page.tsx') },
  {
    path: '/roles',
    permission: 'staff.view',
    words: ['platformPeople'],
    lazy: () => import('./pages/staff/roles-page.tsx'),
  },
  {
    path: '/audit',
    permission: 'audit.view',
    words: ['platformPeople', 'merchantActions'],
    lazy: () => import('./pages/audit/page.tsx'),
  },
  {
    path: '/stores',
    permission: 'stores.view',
    words: ['platformStores'],
    lazy: () => import('./pages/stores/stores-page.tsx'),
  },
  {
    path: '/stores/:storeId',
    permission: 'stores.view',
    words: ['platformStores'],
    lazy: () => import('./pages/stores/store-page.tsx'),
  },
  {
    path: '/commission',
    permission: 'stores.view',
    words: ['platformStores'],
    lazy: () => import('./pages/stores/commission/commission-page.tsx'),
  },
  {
    path: '/coupons',
    permission: 'marketing.view',
    words: ['platformMarketing', 'consoleMarketing'],
    lazy: () => import('./pages/marketing/coupons-page.tsx'),
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
  {
    path: '/orders',
    permission: 'orders.view',
    words: ['platformOrders'],
    lazy: () => import('./pages/orders/page.tsx'),
  },
  {
    path: '/orders/:orderNumber',
    permission: 'orders.view',
    words: ['platformOrders', 'platformBuyers'],
    lazy: () => import('./pages/orders/order-page.tsx'),
  },
  {
    path: '/adjustments',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('./pages/adjustments/page.tsx'),
  },
  {
    path: '/buyers',
    permission: 'buyers.view',
    words: ['platformBuyers'],
    lazy: () => import('./pages/buyers/page.tsx'),
  },
  {
    path: '/buyers/:userId',
    permission: 'buyers.view',
    words: ['platformBuyers', 'platformOrders'],
    lazy: () => import('./pages/buyers/buyer-page.tsx'),
  },
  {
    path: '/sellers',
    permission: 'sellers.view',
    words: ['platformBuyers', 'platformOrders'],
    lazy: () => import('./pages/sellers/page.tsx'),
  },
  {
    path: '/payments',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payments-page.tsx'),
  },
  {
    path: '/payments/:payNumber',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payment-page.tsx'),
  },
  {
    path: '/reconciliation',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/reconciliation-page.tsx'),
  },
  {
    path: '/transfers',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/transfers-page.tsx'),
  },
  {
    path: '/refunds',
    permission: 'payments.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/refunds-page.tsx'),
  },
  {
    path: '/payouts',
    permission: 'payouts.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/payouts-page.tsx'),
  },
  {
    path: '/settlements',
    permission: 'payouts.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/settlements-page.tsx'),
  },
  {
    path: '/ledger',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/ledger-page.tsx'),
  },
  {
    path: '/ledger/accounts',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/ledger-accounts-page.tsx'),
  },
  {
    path: '/ledger/journals/:journalId',
    permission: 'ledger.view',
    words: ['platformMoney'],
    lazy: () => import('./pages/money/journal-page.tsx'),
  },
  {
    path: '/payment-methods',
    permission: 'settings.view',
    words: ['platformSite'],
    lazy: () => import('./pages/payment-methods/page.tsx'),
  },
  {
    path: '/settings',
    permission: 'settings.view',
    words: ['platformSettings'],
    lazy: () => import('./pages/settings/page.tsx'),
  },
  {
    path: '/messages',
    permission: 'messages.view',
    words: ['platformMessages'],
    lazy: () => import('./pages/messages/page.tsx'),
  },
  {
    path: '/messages/templates',
    permission: 'messages.view',
    words: ['platformMessages'],
    lazy: () => import('./pages/messages/templates-page.tsx'),
  },
  { path: '/jobs', permission: 'jobs.view', words: ['platformJobs'], lazy: () => import('./pages/jobs/page.tsx') },
  { path: '/account', words: [], lazy: () => import('@galleria/console-kit/account/account-page') },
  {
    path: '/applications',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/page.tsx'),
  },
  {
    path: '/applications/papers',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/papers/page.tsx'),
  },
  {
    path: '/applications/papers/:requestId',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/papers/paper-request-page.tsx'),
  },
  {
    path: '/applications/:applicationId',
    permission: 'stores.audit',
    words: ['platformApplications'],
    lazy: () => import('./pages/applications/application-page.tsx'),
  },
  { path: '/setup', words: ['platformPeople'], lazy: () => import('./pages/setup/page.tsx') },
];

/** For the person who sets up a new mall. */
export const openPages: readonly ConsolePage[] = [
  { path: '/setup', words: ['platformPeople'], lazy: () => import('./pages/setup/page.tsx') },
];
