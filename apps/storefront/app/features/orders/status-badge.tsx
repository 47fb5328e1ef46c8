import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { useText } from '../../words/words.tsx';
import type { Order } from './order.ts';

const VIRTUAL = 1;

interface StatusLook {
  readonly name: MessageId<'storefront'>;
  readonly tone: ComponentProps<typeof Badge>['tone'];
}

const LOOKS: Record<number, StatusLook> = {
  [ORDER_STATUS.toPay]: { name: 'orders.status.toPay', tone: 'warning' },
  [ORDER_STATUS.grouping]: { name: 'orders.status.grouping', tone: 'info' },
  [ORDER_STATUS.toShip]: { name: 'orders.status.toShip', tone: 'info' },
  [ORDER_STATUS.toReceive]: { name: 'orders.status.toReceive', tone: 'info' },
  [ORDER_STATUS.toReview]: { name: 'orders.status.toReview', tone: 'success' },
  [ORDER_STATUS.done]: { name: 'orders.status.done', tone: 'success' },
  [ORDER_STATUS.closed]: { name: 'orders.status.closed', tone: 'neutral' },
};

/** What needs no sending is not on its way: its codes are in the buyer's hands. */
const READY: StatusLook = { name: 'orders.status.toUse', tone: 'success' };

export function StatusBadge({ order: { status, mold } }: { order: Pick<Order, 'status' | 'mold'> }) {
  const text = useText();
  const look = mold === VIRTUAL && status === ORDER_STATUS.toReceive ? READY : LOOKS[status];
  return look ? <Badge tone={look.tone}>{text(look.name)}</Badge> : null;
}
