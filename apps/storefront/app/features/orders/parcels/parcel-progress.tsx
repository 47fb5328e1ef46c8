import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ComponentProps } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Order, Parcel } from '../order.ts';

interface StateBadge {
  readonly name: MessageId<'storefront'>;
  readonly tone: ComponentProps<typeof Badge>['tone'];
}

const STATE_BADGES: Record<number, StateBadge> = {
  [PARCEL_STATE.none]: { name: 'orders.detail.parcel.state.none', tone: 'neutral' },
  [PARCEL_STATE.collected]: { name: 'orders.detail.parcel.state.collected', tone: 'info' },
  [PARCEL_STATE.inTransit]: { name: 'orders.detail.parcel.state.inTransit', tone: 'info' },
  [PARCEL_STATE.inCity]: { name: 'orders.detail.parcel.state.inCity', tone: 'info' },
  [PARCEL_STATE.signed]: { name: 'orders.detail.parcel.state.signed', tone: 'success' },
  [PARCEL_STATE.problem]: { name: 'orders.detail.parcel.state.problem', tone: 'danger' },
};

/** In the order of the journey; the wire numbers are in another order. */
const STEPS = [
  { state: PARCEL_STATE.collected, name: 'orders.detail.parcel.state.collected' },
  { state: PARCEL_STATE.inTransit, name: 'orders.detail.parcel.state.inTransit' },
  { state: PARCEL_STATE.inCity, name: 'orders.detail.parcel.state.inCity' },
  { state: PARCEL_STATE.signed, name: 'orders.detail.parcel.state.signed' },
] as const;

interface ParcelStateProps {
  parcel: Pick<Parcel, 'dvyId' | 'state'>;
  /** Status of the order. */
  status: number;
}

export function parcelStateName(state: number): MessageId<'storefront'> | undefined {
  return STATE_BADGES[state]?.name;
}

/** Only couriers report states; once the order is received, a parcel without any report shows none. */
function isTracked({ parcel: { dvyId, state }, status }: ParcelStateProps): boolean {
  if (state !== PARCEL_STATE.none) return true;
  return dvyId !== 0 && (status === ORDER_STATUS.toShip || status === ORDER_STATUS.toReceive);
}

export function ParcelBadge(props: ParcelStateProps) {
  const text = useText();
  const badge = STATE_BADGES[props.parcel.state];
  return badge && isTracked(props) ? <Badge tone={badge.tone}>{text(badge.name)}</Badge> : null;
}

/** In lists: the parcel state of an order on its way. */
export function ParcelsBadge({
  order: { status, logisticsState },
}: {
  order: Pick<Order, 'status' | 'logisticsState'>;
}) {
  const text = useText();
  const badge = STATE_BADGES[logisticsState];
  const isInDelivery = status === ORDER_STATUS.toShip || status === ORDER_STATUS.toReceive;
  if (!badge || !isInDelivery || logisticsState === PARCEL_STATE.none) return null;
  return <Badge tone={badge.tone}>{text(badge.name)}</Badge>;
}

/** Not shown for a problem, which may occur at any step. On phones only the badge names the state. */
export function ParcelSteps(props: ParcelStateProps) {
  const text = useText();
  const { state } = props.parcel;
  if (state === PARCEL_STATE.problem || !isTracked(props)) return null;
  const here = STEPS.findIndex((step) => step.state === state);
  return (
    <ol aria-label={text('orders.detail.parcel.progress')} className="grid grid-cols-4 gap-1.5">
      {STEPS.map((step, index) => (
        <li
          key={step.state}
          aria-current={index === here ? 'step' : undefined}
          className={`flex flex-col gap-1.5 text-xs ${index === here ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span aria-hidden className={`h-1 rounded-full ${index <= here ? 'bg-brand' : 'bg-line'}`} />
          <span className="max-sm:sr-only">{text(step.name)}</span>
        </li>
      ))}
    </ol>
  );
}
