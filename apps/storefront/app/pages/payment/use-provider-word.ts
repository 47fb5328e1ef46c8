import { paymentStatus } from '@galleria/contract/payments/payments';
import { api } from '../../api/client.ts';
import { useStateWatch } from '../../features/payments/use-state-watch.ts';
import type { PayInfo } from './payment-form.ts';

/** The page goes on by itself when a provider, or another screen, has changed what it shows. */
export function useProviderWord({ orderNumbers, state }: PayInfo): void {
  useStateWatch(state, async () => {
    const answer = await api(paymentStatus, { orderNumbers });
    return answer.ok ? answer.data.state : undefined;
  });
}
