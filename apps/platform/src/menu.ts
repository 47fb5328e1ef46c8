import type { MenuGroup } from '@galleria/console-kit/console-definition';

/** Groups are ordered by how often staff use them: daily work first. */
export const menu: readonly MenuGroup<'platform'>[] = [
  {
    entries: [{ path: '/', label: 'platform.overview', icon: 'overview' }],
  },
  {
    label: 'platform.group.trade',
    entries: [
      { path: '/orders', label: 'platform.orders', icon: 'orders', permission: 'orders.view' },
      { path: '/refund-requests', label: 'platform.refundRequests', icon: 'refunds', permission: 'refunds.view' },
      { path: '/disputes', label: 'platform.disputes', icon: 'disputes', permission: 'disputes.view' },
      { path: '/invoices', label: 'platform.invoices', icon: 'invoices', permission: 'orders.view' },
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
    entries: [
      { path: '/coupons', label: 'platform.coupons', icon: 'coupons', permission: 'marketing.view' },
      { path: '/activities', label: 'platform.activities', icon: 'activities', permission: 'marketing.view' },
      { path: '/flash-sales', label: 'platform.flashSales', icon: 'flashSales', permission: 'marketing.view' },
      { path: '/preferred', label: 'platform.preferred', icon: 'preferred', permission: 'marketing.view' },
      { path: '/new-user-special', label: 'platform.newUserSpecial', icon: 'preferred', permission: 'marketing.view' },
    ],
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
