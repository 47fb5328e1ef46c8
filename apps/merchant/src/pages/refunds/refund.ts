import { stateName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import type { storeRefundInfo, storeRefundPage } from '@galleria/contract/after-sales/store-refunds';
import type { OutputOf } from '@galleria/contract/operation';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';

export type ListedRefund = RowOf<typeof storeRefundPage>;
export type RefundInfo = OutputOf<typeof storeRefundInfo>;

/** Props of a drawer for an action on a request. */
export interface RefundDrawerProps {
  refund: RefundInfo;
  isOpen: boolean;
  onClose: () => void;
}

/** Views of the list; the first is the default. */
export const VIEWS = ['waiting', 'underWay', 'disputed', 'ended', 'all'] as const;

/** Whether goods have to be returned before the refund, which the mall may require of any request. */
function isReturn({ applyType, waitsFor }: Pick<ListedRefund, 'applyType' | 'waitsFor'>): boolean {
  return applyType === REFUND_KIND.returnGoods || waitsFor === 'buyer';
}

/** Explains the state of a request to the store, and what happens when the store does nothing. */
export function useNextStepText(): (refund: RefundInfo) => string {
  const text = useText<'merchant'>();
  return (refund) => {
    if (refund.moneyState === 'failed') return text('merchantRefunds.next.failed');
    const state = stateName(refund.returnMoneySts);
    if (state !== 'applied' && state !== 'accepted') return text(`merchantRefunds.next.${state}`);
    const kind = refund.applyType === REFUND_KIND.returnGoods || (state === 'accepted' && isReturn(refund));
    return text(`merchantRefunds.next.${state}.${kind ? 'returnGoods' : 'moneyOnly'}`);
  };
}
