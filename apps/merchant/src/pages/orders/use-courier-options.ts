import { useText } from '@galleria/console-kit/console-context';
import { useCall } from '@galleria/console-kit/use-call';
import { courierList } from '@galleria/contract/orders/fulfilment';

/** Couriers as options; the last one is delivery by the store itself. */
export function useCourierOptions(): { value: number; label: string }[] {
  const text = useText<'merchant'>();
  const couriers = useCall(courierList, {}).data ?? [];
  return [
    ...couriers.map(({ dvyId, dvyName }) => ({ value: dvyId, label: dvyName })),
    { value: 0, label: text('merchant.order.noCourier') },
  ];
}
