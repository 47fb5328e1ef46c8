/** The values of `sort` in the API's wire format; without one, best match or most popular first. */
export const SORTS = {
  0: { by: 'created', descending: false },
  1: { by: 'created', descending: true },
  2: { by: 'sold', descending: true },
  3: { by: 'sold', descending: false },
  4: { by: 'price', descending: true },
  5: { by: 'price', descending: false },
  12: { by: 'storeOrder', descending: false },
  14: { by: 'reviews', descending: true },
  21: { by: 'published', descending: true },
} as const;

export type SortNumber = keyof typeof SORTS;
export const SORT_NUMBERS = Object.keys(SORTS).map(Number) as SortNumber[];

/** A position in a sorted list: sort key and id of the last product of the page before. */
export interface Cursor {
  readonly order: string;
  readonly key: number;
  readonly id: number;
}

export const CURSOR_FORM = /^([a-zA-Z]{1,20}[+-])\.(-?\d{1,15})\.(\d{1,10})$/;

export function writeCursor({ order, key, id }: Cursor): string {
  return `${order}.${key}.${id}`;
}

/** Undefined when malformed. It is not signed: any well-formed cursor is a position in a public list. */
export function readCursor(text: string): Cursor | undefined {
  const [, order, key, id] = text.match(CURSOR_FORM) ?? [];
  if (order === undefined || Number(id) > 2_147_483_647) return undefined;
  return { order, key: Number(key), id: Number(id) };
}
