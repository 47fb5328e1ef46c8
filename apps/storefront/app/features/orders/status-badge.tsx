import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ComponentProps } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Order } from './order.ts';

const VIRTUAL = 1;

interface BadgeContent {
  readonly name: MessageId<'storefront'>;
  readonly tone: ComponentProps<typeof Badge>['tone'];
}

const STATUS_BADGES: Record<number, BadgeContent> = {
  [ORDER_STATUS.toPay]: { name: 'orders.status.toPay', tone: 'warning' },
  [ORDER_STATUS.grouping]: { name: 'orders.status.grouping', tone: 'info' },
  [ORDER_STATUS.toShip]: { name: 'orders.status.toShip', tone: 'info' },
  [ORDER_STATUS.toReceive]: { name: 'orders.status.toReceive', tone: 'info' },
  [ORDER_STATUS.toReview]: { name: 'orders.status.toReview', tone: 'success' },
  [ORDER_STATUS.done]: { name: 'orders.status.done', tone: 'success' },
  [ORDER_STATUS.closed]: { name: 'orders.status.closed', tone: 'neutral' },
};

/** Virtual products are not on their way: their vouchers are with the buyer. */
const READY: BadgeContent = { name: 'orders.status.toUse', tone: 'success' };

/** States of a pre-sale whose deposit is paid. */
const PRE_SALE: Partial<Record<NonNullable<Order['preSale']>['step'], BadgeContent>> = {
  waiting: { name: 'preSale.status.waiting', tone: 'info' },
  balance: { name: 'preSale.status.balance', tone: 'warning' },
};

export function StatusBadge({ order }: { order: Pick<Order, 'status' | 'mold' | 'preSale'> }) {
  const text = useText();
  const { status, mold, preSale } = order;
  const own = mold === VIRTUAL && status === ORDER_STATUS.toReceive ? READY : STATUS_BADGES[status];
  const badge = (preSale && PRE_SALE[preSale.step]) ?? own;
  return badge ? <Badge tone={badge.tone}>{text(badge.name)}</Badge> : null;
}
