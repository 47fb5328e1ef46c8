/** A place in a sorted list: the key and the id of the last product seen. */
export interface Cursor {
  readonly order: string;
  readonly key: number;
  readonly id: number;
}

export const CURSOR_FORM = /^([a-zA-Z]{1,20}[+-])\.(-?\d{1,15})\.(\d{1,10})$/;

export function writeCursor({ order, key, id }: Cursor): string {
  return `${order}.${key}.${id}`;
}

/** Nothing when it is not one of ours. Whatever a well-formed one says, it only names a place in a public list. */
export function readCursor(text: string): Cursor | undefined {
  const [, order, key, id] = text.match(CURSOR_FORM) ?? [];
  if (order === undefined || Number(id) > 2_147_483_647) return undefined;
  return { order, key: Number(key), id: Number(id) };
}
