/** Number of products in a combo. */
export const COMBO_PRODUCTS = { least: 2, most: 5 } as const;

/** Pieces of a product in one set. */
export const MAX_COMBO_PIECES = 20;

/** Sets in one order. */
export const MAX_COMBO_SETS = 99;

export interface ComboPart {
  readonly prodId: number;
  /** Included in every set; the other parts are optional. */
  readonly isFixed: boolean;
  /** Pieces in one set. */
  readonly quantity: number;
}

/** The products of a combo. The first part is the main product. */
export interface ComboTerms {
  readonly parts: readonly ComboPart[];
  /** Least and greatest number of optional parts in a set. */
  readonly least: number;
  readonly most: number;
}

/**
 * Valid terms: the products differ, the main one is fixed, and `least` and `most` can be met. Every set has at least
 * two products.
 */
export function isCombo({ parts, least, most }: ComboTerms): boolean {
  const fixed = parts.filter(({ isFixed }) => isFixed).length;
  const isWithin = (value: number, from: number, to: number) => Number.isInteger(value) && from <= value && value <= to;
  return (
    isWithin(parts.length, COMBO_PRODUCTS.least, COMBO_PRODUCTS.most) &&
    new Set(parts.map(({ prodId }) => prodId)).size === parts.length &&
    parts[0]?.isFixed === true &&
    parts.every(({ quantity }) => isWithin(quantity, 1, MAX_COMBO_PIECES)) &&
    isWithin(most, 0, parts.length - fixed) &&
    isWithin(least, 0, most) &&
    (most > 0 || fixed === parts.length) &&
    fixed + least >= COMBO_PRODUCTS.least
  );
}

/** Whether one SKU of each of these products makes a set: all fixed parts, and an allowed number of optional ones. */
export function isChoice({ parts, least, most }: ComboTerms, prodIds: readonly number[]): boolean {
  const chosen = new Set(prodIds);
  const isKnown = prodIds.every((prodId) => parts.some((part) => part.prodId === prodId));
  const others = parts.filter(({ isFixed, prodId }) => !isFixed && chosen.has(prodId)).length;
  const hasFixed = parts.every(({ isFixed, prodId }) => !isFixed || chosen.has(prodId));
  return isKnown && chosen.size === prodIds.length && hasFixed && least <= others && others <= most;
}

interface PricedPart {
  readonly quantity: number;
  /** Prices of one piece: in the combo, and without it. */
  readonly priceCents: number;
  readonly normalCents: number;
}

/** Price of a part: never above its price outside the combo, which may have fallen since. */
export function partCents(comboCents: number, outsideCents: number): number {
  return Math.min(comboCents, outsideCents);
}

/** Price of one set, and of the same goods without the combo. */
export function comboSums(parts: readonly PricedPart[]): { priceCents: number; normalCents: number } {
  return {
    priceCents: parts.reduce((sum, part) => sum + part.quantity * part.priceCents, 0),
    normalCents: parts.reduce((sum, part) => sum + part.quantity * part.normalCents, 0),
  };
}

interface PricedSku extends Omit<PricedPart, 'quantity'> {
  readonly prodId: number;
}

/** The saving of the set that saves least, over all choices of SKUs and optional parts. */
export function minComboSaving({ parts, least }: ComboTerms, skus: readonly PricedSku[]): number {
  const savingOf = ({ prodId, quantity }: ComboPart) => {
    const productSkus = skus.filter((sku) => sku.prodId === prodId);
    return quantity * Math.min(...productSkus.map(({ priceCents, normalCents }) => normalCents - priceCents));
  };
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const fixed = parts.filter(({ isFixed }) => isFixed).map(savingOf);
  const others = parts.filter(({ isFixed }) => !isFixed).map(savingOf);
  return sum(fixed) + sum(others.toSorted((one, other) => one - other).slice(0, least));
}
