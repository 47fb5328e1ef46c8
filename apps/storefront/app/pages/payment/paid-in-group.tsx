import type { ComponentProps } from 'react';
import { GroupCard } from '../../features/orders/group-card.tsx';
import type { PayInfo } from './payment-form.ts';
import { Done } from './payment-results.tsx';
import type { PlacedOrder } from './placed-orders.tsx';

export type PurchasedInGroup = ComponentProps<typeof GroupCard>;

interface PaidInGroupProps {
  info: PayInfo;
  placed: readonly PlacedOrder[];
  inGroup: PurchasedInGroup;
}

/** Paid, and now others are needed: this is the moment to share the group. */
export function PaidInGroup({ info, placed, inGroup }: PaidInGroupProps) {
  const isWaiting = inGroup.group.state === 'open';
  return (
    <div className="flex flex-col gap-4">
      <Done info={info} placed={placed} {...(isWaiting && { sentence: 'groupBuy.paidText' })} />
      <GroupCard {...inGroup} />
    </div>
  );
}
