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

/** Result of a payment in a group. While the group is open, the buyer is invited to share it. */
export function PaidInGroup({ info, placed, inGroup }: PaidInGroupProps) {
  const isWaiting = inGroup.group.state === 'open';
  return (
    <div className="flex flex-col gap-4">
      <Done info={info} placed={placed} {...(isWaiting && { sentence: 'groupBuy.paidText' })} />
      <GroupCard {...inGroup} />
    </div>
  );
}
