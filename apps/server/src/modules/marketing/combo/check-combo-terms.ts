import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { isCombo, minComboSaving } from '@galleria/domain/activities/combo';
import { type Refused, refuse } from '@galleria/domain/refusals';

interface PricedItem {
  readonly productId: number;
  readonly priceCents: number;
  readonly normalCents: number;
}

/** A combo names its parts, prices each of them and saves something; activities of other kinds have no combo terms. */
export function checkComboTerms(
  kind: ActivityKind,
  { combo }: ActivityTerms,
  items: readonly PricedItem[],
): Refused<'combo.parts' | 'combo.saving'> | undefined {
  if (kind !== 'combo') return combo ? refuse('combo.parts') : undefined;
  if (!combo || !isCombo(combo)) return refuse('combo.parts');
  const priced = new Set(items.map(({ productId }) => productId));
  const isPriced = combo.parts.every(({ prodId }) => priced.has(prodId)) && priced.size === combo.parts.length;
  if (!isPriced) return refuse('combo.parts');
  const skus = items.map(({ productId, ...prices }) => ({ prodId: productId, ...prices }));
  return minComboSaving(combo, skus) > 0 ? undefined : refuse('combo.saving');
}
