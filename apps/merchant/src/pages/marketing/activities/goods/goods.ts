import type { FieldProblem } from '@galleria/contract/wire/envelope';
import { isActivityPrice, percentOff, STEEP_PERCENT_OFF } from '@galleria/domain/activities/activity-rules';
import { FLASH_RULES } from '@galleria/domain/activities/flash-sale';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';

/** As the contract answers products of an activity. */
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
  /** Null until somebody sets one. */
  readonly price: number | null;
  /** Of a flash sale: how many leave the normal stock for it. */
  readonly pieces: number | null;
}

/** How rows follow from those that are there by then: some changes wait for an answer. */
export type ChangeRows = (change: (rows: readonly GoodsRow[]) => readonly GoodsRow[]) => void;

/** Every SKU of products that were just chosen. */
export function rowsOf(products: readonly Product[]): GoodsRow[] {
  return products.flatMap(({ prodId, prodName, pic, skus }) =>
    skus.map(({ skuId, skuName, normalPrice, price, stocks, pieces }) => ({
      ...{ skuId, prodId, prodName, skuName, pic, normalPrice, stocks, price, pieces },
    })),
  );
}

/** Only what is part of a known activity. */
export function partsOf(products: readonly Product[]): GoodsRow[] {
  return rowsOf(products).filter(({ price }) => price !== null);
}

export function nameOf({ prodName, skuName }: Pick<GoodsRow, 'prodName' | 'skuName'>): string {
  return skuName ? `${prodName}, ${skuName}` : prodName;
}

export function productIdsOf(rows: readonly GoodsRow[]): number[] {
  return [...new Set(rows.map(({ prodId }) => prodId))];
}

/** So many percent below the normal prices, to the cent. */
export function withPercentOff(rows: readonly GoodsRow[], percent: number): GoodsRow[] {
  return rows.map((row) => {
    const priceCents = Math.round((centsOf(row.normalPrice) * (100 - percent)) / 100);
    return { ...row, price: mainUnits(Math.max(1, priceCents)) };
  });
}

const UNIT_CENTS = 100;

/** Down to the next price that ends so: nobody pays more than was chosen. Prices below the smallest such one stay. */
export function withEnding(rows: readonly GoodsRow[], endingCents: number): GoodsRow[] {
  return rows.map((row) => {
    if (row.price === null) return row;
    const priceCents = centsOf(row.price);
    const rounded = Math.floor((priceCents - endingCents) / UNIT_CENTS) * UNIT_CENTS + endingCents;
    return rounded > 0 ? { ...row, price: mainUnits(rounded) } : row;
  });
}

/** What is wrong with a price; an empty one is only missing. `mayBeNormal`: it need not be below the normal one. */
export function priceProblem(
  { price, normalPrice }: GoodsRow,
  mayBeNormal: boolean,
): 'missing' | 'outside' | undefined {
  if (price === null) return 'missing';
  return isActivityPrice(centsOf(price), centsOf(normalPrice) + Number(mayBeNormal)) ? undefined : 'outside';
}

/** What is wrong with the pieces of a flash sale: there cannot be more than the store has. */
export function piecesProblem({ pieces, stocks }: GoodsRow): 'missing' | 'outside' | undefined {
  if (pieces === null) return 'missing';
  return pieces >= 1 && pieces <= mostPieces(stocks) ? undefined : 'outside';
}

export function mostPieces(stocks: number): number {
  return Math.min(stocks, FLASH_RULES.piecesAtMost);
}

export function percentOffOf({ price, normalPrice }: GoodsRow): number | undefined {
  return price === null ? undefined : percentOff(centsOf(price), centsOf(normalPrice));
}

export function isSteep(row: GoodsRow): boolean {
  return (percentOffOf(row) ?? 0) >= STEEP_PERCENT_OFF;
}

/** What is sent. Only for rows that all have a price. */
export function itemsOf(rows: readonly GoodsRow[]): { skuId: number; price: number; pieces?: number }[] {
  return rows.flatMap(({ skuId, price, pieces }) =>
    price === null ? [] : [{ skuId, price, ...(pieces !== null && { pieces }) }],
  );
}

/** By field of the form; what is said about one line of the goods, by its SKU: `sku.7`. */
export type FormProblems = ReadonlyMap<string, string>;

/** The server counts lines from 0: `items.3.price`. */
export function problemsFrom(data: unknown, rows: readonly GoodsRow[]): FormProblems {
  const found = Array.isArray(data) ? (data as readonly FieldProblem[]) : [];
  return new Map(
    found.map(({ field, message }) => {
      const [name = field, place] = field.split('.');
      const row = name === 'items' && place ? rows[Number(place)] : undefined;
      return [row ? `sku.${row.skuId}` : name, message];
    }),
  );
}
