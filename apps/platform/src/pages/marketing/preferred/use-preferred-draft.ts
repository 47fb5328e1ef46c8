import { useText } from '@galleria/console-kit/console-context';
import { useAct } from '@galleria/console-kit/use-act';
import { useRefresh } from '@galleria/console-kit/use-call';
import { type preferredCandidates, savePreferredProducts } from '@galleria/contract/activities/preferred-products';
import type { OutputOf } from '@galleria/contract/operation';
import { useEffect, useRef, useState } from 'react';
import { idsOf, isSameOrder } from './preferred-list.ts';

/** Without a time of adding it is not saved in the list yet. */
export type PreferredProduct = OutputOf<typeof preferredCandidates>[number] & { readonly addTime?: string };

type Products = readonly PreferredProduct[];

interface Draft {
  readonly products: Products;
  /** The stored list when the change began. It is named in saving, whatever was read anew meanwhile. */
  readonly seenProdIds: readonly number[];
}

/** The list that somebody changes. Until it is saved the mall shows the stored one; changed back, there is no draft. */
export function usePreferredDraft(stored: Products) {
  const text = useText<'platform'>();
  const act = useAct();
  const refresh = useRefresh();
  const [draft, setDraft] = useState<Draft>();
  const [isSaving, setSaving] = useState(false);
  // The undo of a toast may come after a save: it then starts from what is stored by that time.
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const change = (next: (products: Products) => Products) =>
    setDraft((known) => {
      const { products, seenProdIds } = known ?? { products: latest.current, seenProdIds: idsOf(latest.current) };
      const changed = next(products);
      return isSameOrder(changed, seenProdIds) ? undefined : { seenProdIds, products: changed };
    });

  async function save() {
    if (!draft) return;
    setSaving(true);
    const { products, seenProdIds } = draft;
    const saved = await act(
      savePreferredProducts,
      { prodIds: idsOf(products), seenProdIds: [...seenProdIds] },
      { done: text('platformMarketing.preferredSaved') },
    );
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
