import { useText } from '@galleria/console-kit/console-context';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import type { Answer } from '@galleria/contract/call';
import {
  approveProducts,
  refuseProducts,
  restoreProducts,
  takeDownProducts,
} from '@galleria/contract/catalogue/staff-products';
import type { ReasonQuestion } from '../../shared/reason-drawer.tsx';

interface ProductVersion {
  readonly prodId: number;
  readonly version: number;
  readonly prodName: string;
}

type DoneMessage = 'approved' | 'refused' | 'takenDown' | 'restored';
const REASONS = ['pictures', 'words', 'category', 'price', 'brand', 'forbidden'] as const;

/**
 * Staff decisions about products. Each shows how many products were decided, and how many were skipped because they
 * changed meanwhile.
 */
export function useDecisions() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const toast = useToast();
  const reasons = REASONS.map((reason) => text(`platformCatalogue.reason.${reason}`));

  function showResult(answer: Answer<typeof approveProducts>, done: DoneMessage): boolean {
    if (!answer.ok) return false;
    const { decided, skipped } = answer.data;
    const messages = [text(`platformCatalogue.${done}`, { count: decided.length })];
    if (skipped.length > 0) messages.push(text('platformCatalogue.skipped', { count: skipped.length }));
    toast(messages.join(' '));
    return true;
  }
  const versionsOf = (products: readonly ProductVersion[]) =>
    products.map(({ prodId, version }) => ({ prodId, version }));
  const idsOf = (products: readonly ProductVersion[]) => products.map(({ prodId }) => prodId);

  return {
    approve: async (products: readonly ProductVersion[]) =>
      showResult(await mutate(approveProducts, { products: versionsOf(products) }), 'approved'),
    refuse: (products: readonly ProductVersion[], then?: () => void): ReasonQuestion => ({
      title: text('platformCatalogue.refuseCount', { count: products.length }),
      consequences: text('platformCatalogue.refuseText'),
      action: text('platformCatalogue.refuse'),
      suggestions: reasons,
      onSubmit: async (reason) => {
        const isDone = showResult(await mutate(refuseProducts, { products: versionsOf(products), reason }), 'refused');
        if (isDone) then?.();
        return isDone;
      },
    }),
    takeDown: (products: readonly ProductVersion[], then?: () => void): ReasonQuestion => ({
      title: text('platformCatalogue.takeDownCount', { count: products.length }),
      consequences: text('platformCatalogue.takeDownText'),
      action: text('platformCatalogue.takeDown'),
      suggestions: reasons,
      onSubmit: async (reason) => {
        const isDone = showResult(await mutate(takeDownProducts, { prodIds: idsOf(products), reason }), 'takenDown');
        if (isDone) then?.();
        return isDone;
      },
    }),
    restore: async (product: ProductVersion) =>
      showResult(await mutate(restoreProducts, { prodIds: [product.prodId] }), 'restored'),
  };
}
