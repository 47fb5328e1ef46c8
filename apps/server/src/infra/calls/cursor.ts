import { isUuid } from '../database/is-uuid.ts';

/** The last row of the previous page; the time is text, since a JavaScript date has no microseconds. */
export interface TimeCursor<Id extends number | string = number> {
  readonly id: Id;
  readonly createdAt: string;
}

const ID = /^\d{1,15}$/;
const SHAPE = /^([\w-]{1,36})@((\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d{1,6})?[+-](?:0\d|1[0-4]))$/;

export function writeTimeCursor({ id, cursorTime }: { readonly id: number | string; readonly cursorTime: string }) {
  return `${id}@${cursorTime}`;
}

/** For rows in the order of their ids. An invalid cursor reads as the first page, here and below. */
export function readIdCursor(text: string | undefined): number | undefined {
  return text && ID.test(text) ? Number(text) : undefined;
}

export function readTimeCursor(text: string | undefined): TimeCursor | undefined {
  const { id, createdAt } = readParts(text) ?? {};
  return id && createdAt && ID.test(id) ? { id: Number(id), createdAt } : undefined;
}

/** The same for rows whose id is a UUID. */
export function readUuidCursor(text: string | undefined): TimeCursor<string> | undefined {
  const { id, createdAt } = readParts(text) ?? {};
  return id && createdAt && isUuid(id) ? { id, createdAt } : undefined;
}

/** Impossible dates, such as 30 February, are invalid too: the database would answer with an error. */
function readParts(text: string | undefined): TimeCursor<string> | undefined {
  const [, id, createdAt, date, time] = text?.match(SHAPE) ?? [];
  const parsed = new Date(`${date}T${time}Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${date}T${time}`);
  return id && createdAt && isReal ? { id, createdAt } : undefined;
}

/** A page and the cursor of the next one, from rows that were read with one more than fits the page. */
export function cutPage<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => number | string) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? '' : String(cursorOf(last)) };
}
