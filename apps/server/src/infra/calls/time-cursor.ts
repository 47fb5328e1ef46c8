import { isUuid } from '../database/is-uuid.ts';

/** The last row of the page before; the time is text, since a JavaScript date has no microseconds. */
export interface TimeCursor<Id extends number | string = number> {
  readonly id: Id;
  readonly createdAt: string;
}

const SHAPE = /^([\w-]{1,36})@(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2})$/;

export function writeTimeCursor({ id, createdAt }: TimeCursor<number | string>): string {
  return `${id}@${createdAt}`;
}

/** A cursor that is not ours reads as the first page. */
export function readTimeCursor(text: string | undefined): TimeCursor | undefined {
  const [, id, createdAt] = text?.match(SHAPE) ?? [];
  return id && createdAt && /^\d{1,15}$/.test(id) ? { id: Number(id), createdAt } : undefined;
}

/** The same for rows whose id is a UUID. */
export function readUuidCursor(text: string | undefined): TimeCursor<string> | undefined {
  const [, id, createdAt] = text?.match(SHAPE) ?? [];
  return id && createdAt && isUuid(id) ? { id, createdAt } : undefined;
}
