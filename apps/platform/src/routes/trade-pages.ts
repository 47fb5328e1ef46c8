import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Orders, refunds, disputes and invoices. */
export const tradePages: readonly ConsolePage[] = [
  {
    path: '/orders',
    permission: 'orders.view',
    catalogues: ['platformOrders', 'consoleActivities', 'consolePreSale'],
    lazy: () => import('../pages/orders/page.tsx'),
  },
  {
    path: '/invoices',
    permission: 'orders.view',
    catalogues: ['platformInvoices', 'consoleInvoices'],
    lazy: () => import('../pages/invoices/page.tsx'),
  },
  {
    path: '/orders/:orderNumber',
    permission: 'orders.view',
    catalogues: [
      ...(['consolePreSale', 'platformOrders', 'platformBuyers', 'platformDisputes'] as const),
      ...(['consoleActivities', 'consoleRefunds', 'consoleGift'] as const),
    ],
    lazy: () => import('../pages/orders/order-page.tsx'),
  },
  {
    path: '/refund-requests',
    permission: 'refunds.view',
    catalogues: ['platformDisputes', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/refund-requests/page.tsx'),
  },
  {
    path: '/refund-requests/:refundSn',
    permission: 'disputes.view',
    catalogues: ['platformDisputes', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/disputes/dispute-page.tsx'),
  },
  {
    path: '/disputes',
    permission: 'disputes.view',
    catalogues: ['platformDisputes', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/disputes/page.tsx'),
  },
  {
    path: '/disputes/:refundSn',
    permission: 'disputes.view',
    catalogues: ['platformDisputes', 'consoleRefunds', 'consoleGift'],
    lazy: () => import('../pages/disputes/dispute-page.tsx'),
  },
];
