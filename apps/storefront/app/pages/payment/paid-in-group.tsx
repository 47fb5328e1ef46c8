import type { ComponentProps } from 'react';
import { GroupCard } from '../../features/orders/group-card.tsx';
import type { PayInfo } from './payment-form.ts';
import { Done } from './payment-results.tsx';

export type PurchasedInGroup = ComponentProps<typeof GroupCard>;

/** Paid, and now others are needed: this is the moment to share the group. */
export function PaidInGroup({ info, inGroup }: { info: PayInfo; inGroup: PurchasedInGroup }) {
  const isWaiting = inGroup.group.state === 'open';
  return (
    <div className="flex flex-col gap-4">
      <Done info={info} {...(isWaiting && { sentence: 'groupBuy.paidText' })} />
      <GroupCard {...inGroup} />
    </div>
  );
}
