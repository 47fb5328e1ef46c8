import { type ComboTerms, isCombo, minComboSaving } from '@galleria/domain/activities/combo';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { type GoodsRow, productIdsOf } from '../goods/goods.ts';

/** Terms before any product is chosen. */
const NO_TERMS: ComboTerms = { parts: [], least: 0, most: 0 };

/**
 * Adapts the terms to the chosen goods: removed products are dropped, new ones are always included, and `least` and
 * `most` are limited to the products that can be chosen.
 */
export function adaptTerms(rows: readonly GoodsRow[], { parts, least, most }: ComboTerms = NO_TERMS): ComboTerms {
  const prodIds = productIdsOf(rows);
  const kept = parts.filter(({ prodId }) => prodIds.includes(prodId));
  const added = prodIds.filter((prodId) => !kept.some((part) => part.prodId === prodId));
  const all = [...kept, ...added.map((prodId) => ({ prodId, isFixed: true, quantity: 1 }))];
  const own = all.map((part, index) => (index === 0 ? { ...part, isFixed: true } : part));
  const others = own.filter(({ isFixed }) => !isFixed).length;
  const highest = others === 0 ? 0 : Math.min(Math.max(most, 1), others);
  return { parts: own, least: Math.min(least, highest), most: highest };
}

export function withMainProduct({ parts, ...rest }: ComboTerms, prodId: number): ComboTerms {
  const main = parts.filter((part) => part.prodId === prodId).map((part) => ({ ...part, isFixed: true }));
  return { ...rest, parts: [...main, ...parts.filter((part) => part.prodId !== prodId)] };
}

interface ComboPrices {
  /** Price of the cheapest set, in main units. */
  readonly from: number;
  readonly saves: number;
}

/** Lowest price and lowest saving of a set; undefined until the terms make a combo and every row has a price. */
export function comboPrices(rows: readonly GoodsRow[], terms: ComboTerms): ComboPrices | undefined {
  const skus = rows.flatMap(({ prodId, price, normalPrice }) =>
    price === null ? [] : [{ prodId, priceCents: centsOf(price), normalCents: centsOf(normalPrice) }],
  );
  if (skus.length < rows.length || !isCombo(terms)) return undefined;
  const cheapest = terms.parts.map(({ prodId, isFixed, quantity }) => {
    const prices = skus.filter((sku) => sku.prodId === prodId).map(({ priceCents }) => priceCents);
    return { isFixed, cents: quantity * Math.min(...prices) };
  });
  const centsIn = (isFixed: boolean) => cheapest.filter((part) => part.isFixed === isFixed).map(({ cents }) => cents);
  const others = centsIn(false).toSorted((one, other) => one - other);
  const all = [...centsIn(true), ...others.slice(0, terms.least)];
  return {
    from: mainUnits(all.reduce((sum, cents) => sum + cents, 0)),
    saves: mainUnits(Math.max(0, minComboSaving(terms, skus))),
  };
}
