import type { WaitingDefinition, WaitingEntry } from '@galleria/console-kit/console-definition';
import { mallOverview, staffWaiting } from '@galleria/contract/overview/staff-overview';
import type { StaffWorkKind } from '@galleria/domain/overview/staff-work-kinds';

/** The page of each kind of staff work. Kinds whose page the role may not open are hidden. */
const kinds = {
  storeApplications: { label: 'platform.waiting.storeApplications', path: '/applications?state=review' },
  paperRequests: { label: 'platform.waiting.paperRequests', path: '/applications/papers?state=waiting' },
  waitingProducts: { label: 'platform.waiting.waitingProducts', path: '/products/waiting' },
  brandProposals: { label: 'platform.waiting.brandProposals', path: '/brands/proposals' },
  flashApplications: { label: 'platform.waiting.flashApplications', path: '/flash-sales' },
  reportedReviews: { label: 'platform.waiting.reportedReviews', path: '/reviews' },
  transfers: { label: 'platform.waiting.transfers', path: '/transfers' },
  unknownPayments: { label: 'platform.waiting.unknownPayments', path: '/reconciliation?trouble=unknown' },
  failedRefunds: { label: 'platform.waiting.failedRefunds', path: '/refunds?state=waiting' },
  payouts: { label: 'platform.waiting.payouts', path: '/payouts?state=waiting' },
  adjustments: { label: 'platform.waiting.adjustments', path: '/adjustments?state=waiting' },
  disputes: { label: 'platform.waiting.disputesToRule', path: '/disputes' },
  rulings: { label: 'platform.waiting.rulings', path: '/disputes?view=second' },
} as const satisfies Record<StaffWorkKind, WaitingEntry<'platform'>>;

export const waiting: WaitingDefinition<'platform'> = {
  operation: staffWaiting,
  events: '/api/s/events',
  refreshes: [mallOverview],
  kinds,
};
