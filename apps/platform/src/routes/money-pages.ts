import type { ConsolePage } from '@galleria/console-kit/console-definition';

/** Payments, the ledger and payouts. */
export const moneyPages: readonly ConsolePage[] = [
  {
    path: '/payments',
    permission: 'payments.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/payments/payments-page.tsx'),
  },
  {
    path: '/payments/:payNumber',
    permission: 'payments.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/payments/payment-page.tsx'),
  },
  {
    path: '/reconciliation',
    permission: 'payments.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/ledger/reconciliation-page.tsx'),
  },
  {
    path: '/transfers',
    permission: 'payments.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/transfers/transfers-page.tsx'),
  },
  {
    path: '/refunds',
    permission: 'payments.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/payments/refunds-page.tsx'),
  },
  {
    path: '/payouts',
    permission: 'payouts.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/payouts/payouts-page.tsx'),
  },
  {
    path: '/settlements',
    permission: 'payouts.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/payouts/settlements-page.tsx'),
  },
  {
    path: '/ledger',
    permission: 'ledger.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/ledger/ledger-page.tsx'),
  },
  {
    path: '/ledger/accounts',
    permission: 'ledger.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/ledger/ledger-accounts-page.tsx'),
  },
  {
    path: '/ledger/journals/:journalId',
    permission: 'ledger.view',
    catalogues: ['platformMoney'],
    lazy: () => import('../pages/money/ledger/journal-page.tsx'),
  },
];
