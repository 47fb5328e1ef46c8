import type { Queries } from '../../../infra/database/database.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { findJournalActors } from '../../ledger/index.ts';
import { sellerNames } from '../../sellers/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { StorePayout } from './staff-payouts-db.ts';

const STEPS = ['requested', 'approved', 'paid', 'returned'] as const;
type Step = (typeof STEPS)[number];

const keyOf = ({ id }: Pick<StorePayout, 'id'>, step: Step) => `payout:${id}:${step}`;

/**
 * Names of the people who requested and decided these payouts, from the ledger's journals. Empty for the mall itself.
 */
export async function payoutPeople(queries: Queries, payouts: readonly StorePayout[]) {
  const keys = payouts.flatMap((payout) => STEPS.map((step) => keyOf(payout, step)));
  const actors = await findJournalActors(queries, keys);
  const firstApprovers = payouts.flatMap(({ firstApproverId }) => firstApproverId ?? []);
  const idsOf = (kind: 'seller' | 'staff') =>
    [...actors.values()].flatMap((actor) => (actor.startsWith(`${kind}:`) ? actor.slice(kind.length + 1) : []));
  const unique = (ids: readonly string[]) => [...new Set(ids)].filter(isUuid);
  const names = new Map([
    ...(await sellerNames(queries, unique(idsOf('seller')))),
    ...(await staffNames(queries, unique([...idsOf('staff'), ...firstApprovers]))),
  ]);
  const nameOf = (payout: StorePayout, step: Step) =>
    names.get(actors.get(keyOf(payout, step))?.split(':')[1] ?? '') ?? '';
  return (payout: StorePayout) => ({
    requestedBy: nameOf(payout, 'requested'),
    firstApprovedBy: names.get(payout.firstApproverId ?? '') ?? '',
    approvedBy: nameOf(payout, 'approved'),
    endedBy: nameOf(payout, 'paid') || nameOf(payout, 'returned'),
  });
}
