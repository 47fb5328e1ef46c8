import { Arrival } from '../delivery/arrival.tsx';
import type { OrderDetail } from './order.ts';

/** When an order is expected. */
export function OrderArrival({ arrival }: { arrival: NonNullable<OrderDetail['arrival']> }) {
  const { leavesIso, minDays, maxDays } = arrival;
  return <Arrival leavesMs={Date.parse(leavesIso)} minDays={minDays} maxDays={maxDays} />;
}
