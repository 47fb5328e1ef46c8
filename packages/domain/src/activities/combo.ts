/** How many products a combo has. */
export const COMBO_PRODUCTS = { least: 2, most: 5 } as const;

/** Pieces of a product in one set. */
export const COMBO_PIECES_AT_MOST = 20;

/** Sets in one order. */
export const COMBO_SETS_AT_MOST = 99;

export interface ComboPart {
  readonly prodId: number;
  /** Part of every set; others can be chosen. */
  readonly isFixed: boolean;
  /** Pieces in one set. */
  readonly quantity: number;
}

/** What is bought together. The first part is the main product. */
export interface ComboTerms {
  readonly parts: readonly ComboPart[];
  /** So many of the parts that are not fixed have to be chosen, and so many may be. */
  readonly least: number;
  readonly most: number;
}

/**
 * Different products, the main one fixed, and numbers that can be chosen. Whatever is chosen, at least two products are
 * bought: one alone is no combo.
 */
export function isCombo({ parts, least, most }: ComboTerms): boolean {
  const fixed = parts.filter(({ isFixed }) => isFixed).length;
  const isWithin = (value: number, from: number, to: number) => Number.isInteger(value) && from <= value && value <= to;
  return (
    isWithin(parts.length, COMBO_PRODUCTS.least, COMBO_PRODUCTS.most) &&
    new Set(parts.map(({ prodId }) => prodId)).size === parts.length &&
    parts[0]?.isFixed === true &&
    parts.every(({ quantity }) => isWithin(quantity, 1, COMBO_PIECES_AT_MOST)) &&
    isWithin(most, 0, parts.length - fixed) &&
    isWithin(least, 0, most) &&
    (most > 0 || fixed === parts.length) &&
    fixed + least >= COMBO_PRODUCTS.least
  );
}

/** Whether one SKU of each of these products is a set: all that is fixed, and as many others as the terms say. */
export function isChoice({ parts, least, most }: ComboTerms, prodIds: readonly number[]): boolean {
  const chosen = new Set(prodIds);
  const isKnown = prodIds.every((prodId) => parts.some((part) => part.prodId === prodId));
  const others = parts.filter(({ isFixed, prodId }) => !isFixed && chosen.has(prodId)).length;
  const hasFixed = parts.every(({ isFixed, prodId }) => !isFixed || chosen.has(prodId));
  return isKnown && chosen.size === prodIds.length && hasFixed && least <= others && others <= most;
}

interface PricedPart {
  readonly quantity: number;
  /** Of one piece, in the combo and outside. */
  readonly priceCents: number;
  readonly normalCents: number;
}

/** A part never costs more than outside of the combo, where its price may have fallen meanwhile. */
export function partCents(comboCents: number, outsideCents: number): number {
  return Math.min(comboCents, outsideCents);
}

/** What one set costs, and what it would cost outside of the combo. */
export function comboSums(parts: readonly PricedPart[]): { priceCents: number; normalCents: number } {
  return {
    priceCents: parts.reduce((sum, part) => sum + part.quantity * part.priceCents, 0),
    normalCents: parts.reduce((sum, part) => sum + part.quantity * part.normalCents, 0),
  };
}

interface PricedSku extends Omit<PricedPart, 'quantity'> {
  readonly prodId: number;
}

/** What a set saves in any case, whichever SKUs and products are chosen. */
export function leastSaving({ parts, least }: ComboTerms, skus: readonly PricedSku[]): number {
  const savingOf = ({ prodId, quantity }: ComboPart) => {
    const own = skus.filter((sku) => sku.prodId === prodId);
    return quantity * Math.min(...own.map(({ priceCents, normalCents }) => normalCents - priceCents));
  };
  const sum = (those: readonly number[]) => those.reduce((all, one) => all + one, 0);
  const fixed = parts.filter(({ isFixed }) => isFixed).map(savingOf);
  const others = parts.filter(({ isFixed }) => !isFixed).map(savingOf);
  return sum(fixed) + sum(others.toSorted((one, other) => one - other).slice(0, least));
}
