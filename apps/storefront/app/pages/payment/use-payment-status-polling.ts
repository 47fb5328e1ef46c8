import { paymentStatus } from '@galleria/contract/payments/payments';
import { api } from '../../api/client.ts';
import { useStatePolling } from '../../features/payments/use-state-polling.ts';
import type { PayInfo } from './payment-form.ts';

/** Revalidates the page when the provider, or another device, has changed the state of the payment. */
export function usePaymentStatusPolling({ orderNumbers, state }: PayInfo): void {
  useStatePolling(state, async () => {
    const answer = await api(paymentStatus, { orderNumbers });
    return answer.ok ? answer.data.state : undefined;
  });
}
