import type { FieldProblem } from '@galleria/contract/wire/envelope';
import { isActivityPrice, percentOff, STEEP_PERCENT_OFF } from '@galleria/domain/activities/activity-rules';
import { FLASH_RULES } from '@galleria/domain/activities/flash-sale';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';

/** A product of an activity, as in the contract. */
interface Product {
  readonly prodId: number;
  readonly prodName: string;
  readonly pic: string;
  readonly skus: readonly {
    readonly skuId: number;
    readonly skuName: string;
    readonly normalPrice: number;
    readonly price: number | null;
    readonly stocks: number;
    readonly pieces: number | null;
  }[];
}

/** A SKU in the form. Amounts in main units, as the API has them. */
export interface GoodsRow {
  readonly skuId: number;
  readonly prodId: number;
  readonly prodName: string;
  readonly skuName: string;
  readonly pic: string;
  readonly normalPrice: number;
  readonly stocks: number;
  /** Null until one is set. */
  readonly price: number | null;
  /** Flash sale only: pieces that move from the normal stock into the pool. */
  readonly pieces: number | null;
}

/** Takes an updater function, since some changes follow an awaited request, when the rows may be others. */
export type ChangeRows = (change: (rows: readonly GoodsRow[]) => readonly GoodsRow[]) => void;

/** Rows of all SKUs of products that were just chosen. */
export function rowsOf(products: readonly Product[]): GoodsRow[] {
  return products.flatMap(({ prodId, prodName, pic, skus }) =>
    skus.map(({ skuId, skuName, normalPrice, price, stocks, pieces }) => ({
      ...{ skuId, prodId, prodName, skuName, pic, normalPrice, stocks, price, pieces },
    })),
  );
}

/** Rows of the SKUs that are part of a saved activity. */
export function savedRowsOf(products: readonly Product[]): GoodsRow[] {
  return rowsOf(products).filter(({ price }) => price !== null);
}

export function nameOf({ prodName, skuName }: Pick<GoodsRow, 'prodName' | 'skuName'>): string {
  return skuName ? `${prodName}, ${skuName}` : prodName;
}

export function productIdsOf(rows: readonly GoodsRow[]): number[] {
  return [...new Set(rows.map(({ prodId }) => prodId))];
}

/** Sets prices to a percentage below the normal ones, rounded to the cent. */
export function applyPercentOff(rows: readonly GoodsRow[], percent: number): GoodsRow[] {
  return rows.map((row) => {
    const priceCents = Math.round((centsOf(row.normalPrice) * (100 - percent)) / 100);
    return { ...row, price: mainUnits(Math.max(1, priceCents)) };
  });
}

const UNIT_CENTS = 100;

/** Rounds prices down to this ending, so that none rises. Prices below the lowest one with this ending stay. */
export function roundDownToEnding(rows: readonly GoodsRow[], endingCents: number): GoodsRow[] {
  return rows.map((row) => {
    if (row.price === null) return row;
    const priceCents = centsOf(row.price);
    const rounded = Math.floor((priceCents - endingCents) / UNIT_CENTS) * UNIT_CENTS + endingCents;
    return rounded > 0 ? { ...row, price: mainUnits(rounded) } : row;
  });
}

/** The problem of a price, if any. `allowsNormalPrice`: it may equal the normal price. */
export function priceProblem(
  { price, normalPrice }: GoodsRow,
  allowsNormalPrice: boolean,
): 'missing' | 'outside' | undefined {
  if (price === null) return 'missing';
  return isActivityPrice(centsOf(price), centsOf(normalPrice) + Number(allowsNormalPrice)) ? undefined : 'outside';
}

/** The problem of a pool's pieces, if any: there cannot be more than the store has in stock. */
export function piecesProblem({ pieces, stocks }: GoodsRow): 'missing' | 'outside' | undefined {
  if (pieces === null) return 'missing';
  return pieces >= 1 && pieces <= maxPieces(stocks) ? undefined : 'outside';
}

export function maxPieces(stocks: number): number {
  return Math.min(stocks, FLASH_RULES.piecesAtMost);
}

export function percentOffOf({ price, normalPrice }: GoodsRow): number | undefined {
  return price === null ? undefined : percentOff(centsOf(price), centsOf(normalPrice));
}

export function isSteepDiscount(row: GoodsRow): boolean {
  return (percentOffOf(row) ?? 0) >= STEEP_PERCENT_OFF;
}

/** The rows as input of the save operation; the caller has checked that all have a price. */
export function itemsOf(rows: readonly GoodsRow[]): { skuId: number; price: number; pieces?: number }[] {
  return rows.flatMap(({ skuId, price, pieces }) =>
    price === null ? [] : [{ skuId, price, ...(pieces !== null && { pieces }) }],
  );
}

/** Messages by field of the form; those about one row of the goods by its SKU: `sku.7`. */
export type FormProblems = ReadonlyMap<string, string>;

/** The server names fields of items by their index, from 0: `items.3.price`. */
export function problemsFrom(data: unknown, rows: readonly GoodsRow[]): FormProblems {
  const found = Array.isArray(data) ? (data as readonly FieldProblem[]) : [];
  return new Map(
    found.map(({ field, message }) => {
      const [name = field, index] = field.split('.');
      const row = name === 'items' && index ? rows[Number(index)] : undefined;
      return [row ? `sku.${row.skuId}` : name, message];
    }),
  );
}
