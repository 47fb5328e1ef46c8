import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '../../ui/external-store.ts';
import { useAccount } from '../../visit/use-account.ts';

interface ProductAlerts {
  /** Buyer and product; empty before the first fetch. */
  readonly key: string;
  readonly skuIds: readonly number[];
  readonly hasPriceAlert: boolean;
}

const NONE: ProductAlerts = { key: '', skuIds: [], hasPriceAlert: false };

const store = createExternalStore<ProductAlerts>('productAlerts', NONE);

/** The buyer's alerts for this product. Fetched when a button shows them, once for all buttons, never for guests. */
export function useProductAlerts(prodId: number): ProductAlerts {
  const userId = useAccount()?.userId;
  const key = userId === undefined ? '' : `${userId} ${prodId}`;
  const known = useExternalStore(store, (state) => state);
  useEffect(() => {
    if (key === '' || store.get().key === key) return;
    store.set({ ...NONE, key });
    void load(prodId, key);
  }, [key, prodId]);
  return known.key === key ? known : NONE;
}

async function load(prodId: number, key: string): Promise<void> {
  const calls = await import('./alert-calls.ts').catch(() => undefined);
  const found = await calls?.fetchProductAlerts(prodId);
  if (found && store.get().key === key) store.set({ ...found, key });
}
