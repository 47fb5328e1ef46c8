import { Arrival } from '../delivery/arrival.tsx';
import type { OrderDetail } from './order.ts';

/** Expected arrival of an order. */
export function OrderArrival({ arrival }: { arrival: NonNullable<OrderDetail['arrival']> }) {
  const { leavesIso, minDays, maxDays } = arrival;
  return <Arrival leavesMs={Date.parse(leavesIso)} minDays={minDays} maxDays={maxDays} />;
}
