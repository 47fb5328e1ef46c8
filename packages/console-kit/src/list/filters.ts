import type { OptionOperation } from '../picker/picker-state.ts';

/** Filters of a list and their form in the URL, so that a filtered list can be bookmarked and shared. */

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface Range {
  /** The first and the last value, both included. */
  readonly from?: string;
  readonly until?: string;
}

export type Filter =
  | { readonly kind: 'text'; readonly label: string }
  | { readonly kind: 'select' | 'multiSelect'; readonly label: string; readonly options: readonly FilterOption[] }
  /** One of very many records, by its id. */
  | { readonly kind: 'picker'; readonly label: string; readonly operation: OptionOperation }
  | { readonly kind: 'dateRange' | 'amountRange'; readonly label: string };

/** By the filter's name in the URL. */
export type Filters = Readonly<Record<string, Filter>>;

type ValueOf<F extends Filter> = F['kind'] extends 'text' | 'select' | 'picker'
  ? string
  : F['kind'] extends 'multiSelect'
    ? readonly string[]
    : Range;

export type FilterValue = string | readonly string[] | Range;
export type FilterValues<F extends Filters> = { readonly [Name in keyof F]?: ValueOf<F[Name]> };

/** Search parameters of the list itself. */
export const PAGE = 'page';
/** One per page turned; the last one is the page shown. The earlier ones lead back. */
export const CURSOR = 'cursor';
const RESERVED = new Set([PAGE, CURSOR, 'size', 'sort']);

const RANGE = '..';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const ID = /^[1-9]\d{0,9}$/;
/** Ids are four-byte integers in the database. */
const MAX_ID = 2_147_483_647;
const MAX_TEXT_LENGTH = 100;

/** The filter values in the URL. A value that no control could have written counts as missing. */
export function readFilters<F extends Filters>(filters: F, address: URLSearchParams): FilterValues<F> {
  const values: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(filters)) {
    if (RESERVED.has(name)) throw new Error(`readFilters: a filter cannot be called "${name}"`);
    const value = readFilter(filter, address.getAll(name));
    if (value !== undefined) values[name] = value;
  }
  return values as FilterValues<F>;
}

function readFilter(filter: Filter, texts: readonly string[]): FilterValue | undefined {
  const [text = ''] = texts;
  switch (filter.kind) {
    case 'text':
      return text.trim().slice(0, MAX_TEXT_LENGTH) || undefined;
    case 'select':
      return filter.options.some(({ value }) => value === text) ? text : undefined;
    case 'picker':
      return ID.test(text) && Number(text) <= MAX_ID ? text : undefined;
    case 'multiSelect': {
      const chosen = filter.options.map(({ value }) => value).filter((value) => texts.includes(value));
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'dateRange':
      return readRange(text, (edge) => DATE.test(edge) && !Number.isNaN(Date.parse(edge)));
    case 'amountRange':
      return readRange(text, (edge) => AMOUNT.test(edge));
  }
}

function readRange(text: string, isValid: (edge: string) => boolean): Range | undefined {
  const [from = '', until = ''] = text.split(RANGE);
  const range = { ...(isValid(from) && { from }), ...(isValid(until) && { until }) };
  return Object.keys(range).length > 0 ? range : undefined;
}

/** The URL with some filters changed; `undefined` removes one. The list starts at its first page again. */
export function writeFilters(
  changes: Readonly<Record<string, FilterValue | undefined>>,
  address: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(PAGE);
  next.delete(CURSOR);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const text of textsOf(value)) next.append(name, text);
  }
  return next;
}

function textsOf(value: FilterValue | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return [value];
  if ('length' in value) return value;
  const { from = '', until = '' } = value;
  return from || until ? [from + RANGE + until] : [];
}

export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** `sort=-price`: the highest first. */
export function readSort(address: URLSearchParams, keys: readonly string[]): Sort | undefined {
  const text = address.get('sort') ?? '';
  const key = text.replace(/^-/, '');
  return keys.includes(key) ? { key, isDescending: text.startsWith('-') } : undefined;
}

/** The part of the URL that a saved view keeps: filters and sorting, not the page. */
export function viewOf(filters: Filters, address: URLSearchParams): string {
  const kept = [...address].filter(([name]) => name in filters || name === 'sort');
  return new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other))).toString();
}
