/** Which page of a list is asked for. Pages are counted from 1. */
export interface Paging {
  readonly current: number;
  readonly size: number;
}

export function offsetOf({ current, size }: Paging): number {
  return (current - 1) * size;
}

/** One page of a list, as the contract's `pageOf` describes it. */
export function toPage<Item>(
  records: Item[],
  total: number,
  { current, size }: Paging,
): { records: Item[]; total: number; pages: number; current: number; size: number } {
  return { records, total, pages: Math.ceil(total / size), current, size };
}
