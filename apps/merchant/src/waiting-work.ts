import type { WaitingDefinition, WaitingEntry } from '@galleria/console-kit/console-definition';
import { storeOrderCount } from '@galleria/contract/orders/store-orders';
import { storeOverview, waitingWork } from '@galleria/contract/overview/overview';
import type { WaitingKind } from '@galleria/domain/overview/waiting-kinds';

/** Label and list of each kind of waiting work. A kind whose page does not exist or is not permitted is not shown. */
const kinds = {
  toShip: { label: 'merchant.waiting.toShip', path: '/orders?state=toShip' },
  reminded: { label: 'merchant.waiting.reminded', path: '/orders?state=reminded', isPart: true },
  partlyShipped: { label: 'merchant.waiting.partlyShipped', path: '/orders?state=partlyShipped', isPart: true },
  parcelProblems: { label: 'merchant.waiting.parcelProblems', path: '/orders?state=problem' },
  lowStock: { label: 'merchant.waiting.lowStock', path: '/stock?state=scarce' },
  unansweredReviews: { label: 'merchant.waiting.unansweredReviews', path: '/reviews?state=unanswered' },
  invoices: { label: 'merchant.waiting.invoices', path: '/invoices?state=waiting' },
  waitingProducts: { label: 'merchant.waiting.waitingProducts', path: '/products?tab=waiting' },
  failedImports: { label: 'merchant.waiting.failedImports', path: '/imports/products' },
  refunds: { label: 'merchant.waiting.refunds', path: '/refunds' },
  disputedRefunds: { label: 'merchant.waiting.disputedRefunds', path: '/refunds?view=disputed' },
  refundsEnding: { label: 'merchant.waiting.refundsEnding', path: '/refunds', isPart: true },
  failedPayouts: { label: 'merchant.waiting.failedPayouts', path: '/money' },
} as const satisfies Record<WaitingKind, WaitingEntry<'merchant'>>;

export const waiting: WaitingDefinition<'merchant'> = {
  operation: waitingWork,
  events: '/api/m/events',
  refreshes: [storeOverview, storeOrderCount],
  kinds,
};
