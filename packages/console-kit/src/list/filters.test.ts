import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { describe, expect, it } from 'vitest';
import { type Filters, readFilters, readSort, viewOf, writeFilters } from './filters.ts';

const options = ['new', 'paid', 'shipped'].map((value) => ({ value, label: value }));
const FILTERS = {
  text: { kind: 'text', label: 'Text' },
  person: { kind: 'select', label: 'Person', options },
  state: { kind: 'multiSelect', label: 'State', options },
  store: { kind: 'picker', label: 'Store', operation: storeOptions },
  placed: { kind: 'dateRange', label: 'Placed' },
  total: { kind: 'amountRange', label: 'Total' },
} as const satisfies Filters;

const read = (search: string) => readFilters(FILTERS, new URLSearchParams(search));

describe('readFilters', () => {
  it('reads every kind of filter', () => {
    expect(
      read(
        'text=+desk+lamp+&person=paid&state=shipped&state=new&store=14&placed=2026-01-01..2026-01-31&total=10..99.5',
      ),
    ).toEqual({
      text: 'desk lamp',
      person: 'paid',
      state: ['new', 'shipped'],
      store: '14',
      placed: { from: '2026-01-01', until: '2026-01-31' },
      total: { from: '10', until: '99.5' },
    });
  });

  it.each([
    ['the largest id of the database', '2147483647', '2147483647'],
    ['a larger number', '2147483648', undefined],
    ['a leading zero', '014', undefined],
  ])('a picker with %s', (_, id, expected) => {
    expect(read(`store=${id}`).store).toBe(expected);
  });

  it('reads ranges that are open on one side', () => {
    expect(read('placed=2026-01-01..&total=..50')).toEqual({ placed: { from: '2026-01-01' }, total: { until: '50' } });
  });

  it.each([
    '',
    'text=+',
    'person=owner',
    'state=lost',
    'store=Fern',
    'store=0',
    'store=12345678901',
    'placed=yesterday..',
    'placed=2026-13-45..',
    'total=-5..1e9',
    'x=1',
  ])('takes nothing from %j', (search) => {
    expect(read(search)).toEqual({});
  });

  it('throws for a filter with the name of a reserved parameter', () => {
    expect(() => readFilters({ page: { kind: 'text', label: '' } }, new URLSearchParams())).toThrow('page');
  });
});

describe('writeFilters', () => {
  it('resets the page number and the cursor', () => {
    const address = new URLSearchParams('page=3&cursor=a&cursor=b&text=lamp');
    expect(writeFilters({ person: 'paid' }, address).toString()).toBe('text=lamp&person=paid');
  });

  it('writes values that readFilters reads back', () => {
    const values = { text: 'a&b=c', state: ['new', 'paid'], placed: { until: '2026-02-01' } };
    expect(read(writeFilters(values, new URLSearchParams()).toString())).toEqual(values);
  });

  it('keeps other filters and the sorting, and resets the page', () => {
    const address = new URLSearchParams('page=7&size=50&sort=-total&person=paid&state=new');
    const next = writeFilters({ state: undefined, text: 'lamp' }, address);
    expect(next.toString()).toBe('size=50&sort=-total&person=paid&text=lamp');
  });
});

describe('readSort', () => {
  it('accepts sortable columns only', () => {
    expect(readSort(new URLSearchParams('sort=-total'), ['total'])).toEqual({ key: 'total', isDescending: true });
    expect(readSort(new URLSearchParams('sort=total'), ['total'])).toEqual({ key: 'total', isDescending: false });
    expect(readSort(new URLSearchParams('sort=secret'), ['total'])).toBeUndefined();
  });
});

describe('viewOf', () => {
  it('is equal for equal filters in another order, on any page', () => {
    const one = viewOf(FILTERS, new URLSearchParams('text=a&state=new&page=2'));
    expect(viewOf(FILTERS, new URLSearchParams('state=new&text=a&size=50'))).toBe(one);
  });
});
