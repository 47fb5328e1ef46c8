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
