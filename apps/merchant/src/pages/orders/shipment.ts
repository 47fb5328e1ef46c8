import type { InputOf } from '@galleria/contract/operation';
import type { shipOrder } from '@galleria/contract/orders/fulfilment';

/** A package in the ship form, with the number of pieces of each line in it. */
export interface ParcelDraft {
  readonly key: number;
  readonly dvyId: number | undefined;
  readonly dvyFlowId: string;
  /** By the id of the order line. */
  readonly pieces: ReadonlyMap<number, number>;
}

interface Line {
  readonly orderItemId: number;
  readonly prodCount: number;
  readonly shippedCount: number;
}

export type Packages = InputOf<typeof shipOrder>['packages'];

/** A package with all pieces that neither have left nor are in another package. */
export function nextParcel(
  lines: readonly Line[],
  others: readonly ParcelDraft[],
  dvyId: number | undefined,
): ParcelDraft {
  const key = Math.max(0, ...others.map((other) => other.key)) + 1;
  return {
    key,
    dvyId,
    dvyFlowId: '',
    pieces: new Map(lines.map((line) => [line.orderItemId, unpackedCount(line, others)])),
  };
}

/** How many pieces of a line are neither shipped nor in one of the packages. */
export function unpackedCount({ orderItemId, prodCount, shippedCount }: Line, parcels: readonly ParcelDraft[]): number {
  const packed = parcels.reduce((sum, { pieces }) => sum + (pieces.get(orderItemId) ?? 0), 0);
  return Math.max(0, prodCount - shippedCount - packed);
}

/**
 * Input of the operation; undefined until every package has a courier and a waybill, or is delivered by the store.
 * Packages without pieces are left out: the server would read an empty one as "everything that is left".
 */
export function toPackages(parcels: readonly ParcelDraft[]): Packages | undefined {
  const packages: Packages = [];
  for (const { dvyId, dvyFlowId, pieces } of parcels) {
    const items = [...pieces].filter(([, count]) => count > 0).map(([orderItemId, count]) => ({ orderItemId, count }));
    if (items.length === 0) continue;
    const waybill = dvyFlowId.trim();
    if (dvyId === undefined || (dvyId !== 0 && waybill === '')) return undefined;
    packages.push({ dvyId, dvyFlowId: dvyId === 0 ? '' : waybill, items });
  }
  return packages.length > 0 ? packages : undefined;
}
