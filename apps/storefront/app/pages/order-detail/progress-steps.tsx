import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { OrderDetail } from '../../features/orders/order.ts';
import { useText } from '../../messages/messages.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { type Station, stationsOf } from './progress.ts';

export function ProgressSteps({ order }: { order: OrderDetail }) {
  const text = useText();
  const isCash = order.payType === PAY_TYPE.cashOnDelivery;
  const nameOf = ({ step }: Station) =>
    step === 'paid' && isCash ? text('orders.detail.step.promised') : text(`orders.detail.step.${step}`);
  const stations = stationsOf(order).map((station) => ({
    ...station,
    name: nameOf(station),
    isEnd: station.step === 'closed',
  }));
  return <StepIndicator label={text('orders.detail.progress')} steps={stations} />;
}
