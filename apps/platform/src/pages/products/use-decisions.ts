import { useText } from '@galleria/console-kit/console-context';
import { useAct, useToast } from '@galleria/console-kit/use-act';
import type { Answer } from '@galleria/contract/call';
import {
  approveProducts,
  refuseProducts,
  restoreProducts,
  takeDownProducts,
} from '@galleria/contract/catalogue/staff-products';
import type { ReasonQuestion } from '../../parts/reason-drawer.tsx';

interface Looked {
  readonly prodId: number;
  readonly version: number;
  readonly prodName: string;
}

type DoneWords = 'approved' | 'refused' | 'takenDown' | 'restored';
const REASONS = ['pictures', 'words', 'category', 'price', 'brand', 'forbidden'] as const;

/**
 * Staff decisions about products. Each shows how many products were decided, and how many were skipped because they
 * changed meanwhile.
 */
export function useDecisions() {
  const text = useText<'platform'>();
  const act = useAct();
  const toast = useToast();
  const reasons = REASONS.map((reason) => text(`platformCatalogue.reason.${reason}`));

  function say(answer: Answer<typeof approveProducts>, done: DoneWords): boolean {
    if (!answer.ok) return false;
    const { decided, skipped } = answer.data;
    const words = [text(`platformCatalogue.${done}`, { count: decided.length })];
    if (skipped.length > 0) words.push(text('platformCatalogue.skipped', { count: skipped.length }));
    toast(words.join(' '));
    return true;
  }
  const lookedAt = (products: readonly Looked[]) => products.map(({ prodId, version }) => ({ prodId, version }));
  const idsOf = (products: readonly Looked[]) => products.map(({ prodId }) => prodId);

  return {
    approve: async (products: readonly Looked[]) =>
      say(await act(approveProducts, { products: lookedAt(products) }), 'approved'),
    refuse: (products: readonly Looked[], then?: () => void): ReasonQuestion => ({
      title: text('platformCatalogue.refuseCount', { count: products.length }),
      consequences: text('platformCatalogue.refuseText'),
      action: text('platformCatalogue.refuse'),
      suggestions: reasons,
      onSubmit: async (reason) => {
        const isDone = say(await act(refuseProducts, { products: lookedAt(products), reason }), 'refused');
        if (isDone) then?.();
        return isDone;
      },
    }),
    takeDown: (products: readonly Looked[], then?: () => void): ReasonQuestion => ({
      title: text('platformCatalogue.takeDownCount', { count: products.length }),
      consequences: text('platformCatalogue.takeDownText'),
      action: text('platformCatalogue.takeDown'),
      suggestions: reasons,
      onSubmit: async (reason) => {
        const isDone = say(await act(takeDownProducts, { prodIds: idsOf(products), reason }), 'takenDown');
        if (isDone) then?.();
        return isDone;
      },
    }),
    restore: async (product: Looked) => say(await act(restoreProducts, { prodIds: [product.prodId] }), 'restored'),
  };
}
