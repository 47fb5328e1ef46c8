/** The requested page: the parsed `paging` fields of the contract. */
export interface Paging {
  /** Counted from 1. */
  readonly current: number;
  readonly size: number;
}

/** One page of a list, as `pageOf` of the contract describes it. */
export interface Page<Item> {
  readonly records: Item[];
  readonly total: number;
  readonly pages: number;
  readonly current: number;
  readonly size: number;
}

/** The number of records before the page: the OFFSET of its query. */
export function offsetOf({ current, size }: Paging): number {
  return (current - 1) * size;
}

export function toPage<Item>(records: Item[], total: number, { current, size }: Paging): Page<Item> {
  return { records, total, pages: Math.ceil(total / size), current, size };
}
