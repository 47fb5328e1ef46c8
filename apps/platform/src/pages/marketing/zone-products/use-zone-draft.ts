import { useRefetchAll } from '@galleria/console-kit/use-call';
import type { preferredCandidates } from '@galleria/contract/activities/preferred-products';
import type { OutputOf } from '@galleria/contract/operation';
import { useEffect, useRef, useState } from 'react';
import { idsOf, isSameOrder } from './product-list.ts';

/** Without `addTime` the product was added in this draft and is not saved yet. */
export type ZoneProduct = OutputOf<typeof preferredCandidates>[number] & { readonly addTime?: string };

export interface ZoneProductList {
  readonly prodIds: number[];
  readonly seenProdIds: number[];
}

interface Draft<Product> {
  readonly products: readonly Product[];
  /**
   * The stored list when the draft began. It is sent with the draft, even if the list was refetched meanwhile, so that
   * the server can refuse to overwrite another person's change.
   */
  readonly seenProdIds: readonly number[];
}

/**
 * A local draft of the list. The mall shows the stored list until the draft is saved; a draft that equals the stored
 * list again is dropped.
 */
export function useZoneDraft<Product extends ZoneProduct>(
  stored: readonly Product[],
  saveList: (list: ZoneProductList) => Promise<{ readonly ok: boolean }>,
) {
  const refresh = useRefetchAll();
  const [draft, setDraft] = useState<Draft<Product>>();
  const [isSaving, setSaving] = useState(false);
  // The undo of a toast may run after a save and must then start from the list stored by that time.
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const change = (next: (products: readonly Product[]) => readonly Product[]) =>
    setDraft((old) => {
      const { products, seenProdIds } = old ?? { products: latest.current, seenProdIds: idsOf(latest.current) };
      const changed = next(products);
      return isSameOrder(changed, seenProdIds) ? undefined : { seenProdIds, products: changed };
    });

  async function save() {
    if (!draft) return;
    setSaving(true);
    const { products, seenProdIds } = draft;
    const saved = await saveList({ prodIds: idsOf(products), seenProdIds: [...seenProdIds] });
    setSaving(false);
    if (saved.ok) setDraft(undefined);
  }

  async function discard() {
    setDraft(undefined);
    await refresh();
  }

  return {
    products: draft?.products ?? stored,
    isChanged: draft !== undefined,
    ...{ isSaving, change, save, discard },
  };
}
