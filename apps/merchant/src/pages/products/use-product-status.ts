import { useText } from '@galleria/console-kit/console-context';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { changeProductStatus } from '@galleria/contract/catalogue/store-products';
import { type ProductAction, productActions } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';

interface Target {
  readonly prodId: number;
  readonly status: number;
}

/** The action that undoes another. Asking for approval and restoring are undone from the lists of such products. */
const UNDO_ACTIONS: Partial<Record<ProductAction, ProductAction>> = { on: 'off', off: 'on', delete: 'restore' };

/** Puts products on sale, takes them off, deletes and restores them, with an undo where there is one. */
export function useProductStatus() {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const toast = useToast();

  async function undo(action: ProductAction, changed: readonly Target[], before: readonly Target[]) {
    const prodIds = changed.map(({ prodId }) => prodId);
    const answer = await mutate(changeProductStatus, { prodIds, action }, { done: text('merchantProducts.undone') });
    if (!answer.ok || action !== 'restore') return;
    // Restored products are off sale; those that were sold before are put back.
    const sold = before.filter(({ prodId, status }) => status === PRODUCT_STATUS.onSale && prodIds.includes(prodId));
    if (sold.length > 0) await mutate(changeProductStatus, { prodIds: sold.map(({ prodId }) => prodId), action: 'on' });
  }

  return async (action: ProductAction, targets: readonly Target[]): Promise<boolean> => {
    const allowed = targets.filter(({ status }) => productActions(status).includes(action));
    const answer = await mutate(changeProductStatus, { prodIds: allowed.map(({ prodId }) => prodId), action });
    if (!answer.ok) return false;
    const { changed, skipped } = answer.data;
    const undoAction = UNDO_ACTIONS[action];
    const message = text(`merchantProducts.done.${action}`, { count: changed.length });
    const skippedCount = targets.length - allowed.length + skipped.length;
    toast(
      skippedCount > 0 ? `${message} ${text('merchantProducts.skipped', { count: skippedCount })}` : message,
      undoAction && { undo: () => void undo(undoAction, changed, allowed) },
    );
    return true;
  };
}
