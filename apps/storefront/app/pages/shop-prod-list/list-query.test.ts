import { describe, expect, it } from 'vitest';
import { readListQuery, searchSort, sortChoices } from './list-query.ts';

const SHELVES = [
  { id: 7, name: 'Kettles', productCount: 3 },
  { id: 8, name: 'Cups', productCount: 4 },
];

const read = (query: string) => readListQuery(new URLSearchParams(query), SHELVES);

describe('readListQuery of a store', () => {
  it.each([
    ['cid=7', 7],
    ['c=8', 8],
    ['cid=7&c=8', 7],
    ['cid=&c=8', 8],
    ['cid=99', undefined],
    ['cid=kettles', undefined],
  ])('%s is the shelf %j', (query, shelf) => {
    expect(read(query).shelf?.id).toBe(shelf);
  });

  it.each([
    ['current=3', 3],
    ['', 1],
    ['current=0', 1],
    ['current=-2', 1],
    ['current=1.5', 1],
    ['current=two', 1],
    ['current=1000001', 1],
  ])('%j is page %j', (query, current) => {
    expect(read(query).current).toBe(current);
  });

  it('sorts by the order of the store, and searches by relevance', () => {
    expect(searchSort(read(''))).toBe(12);
    expect(searchSort(read('pn=tea'))).toBeUndefined();
    expect(searchSort(read('pn=tea&sort=5'))).toBe(5);
    expect(searchSort(read('sort=77'))).toBe(12);
  });

  it('treats spaces as no words', () => {
    expect(read('pn=+++').keyword).toBe('');
    expect(read('pn=%00').keyword).toBe('');
  });

  it('corrects words unless the search is exact', () => {
    expect(read('pn=tae').exact).toBe(false);
    expect(read('pn=tae&exact=1').exact).toBe(true);
  });

  it('has each sort order once', () => {
    const values = sortChoices(false).map(({ sort }) => sort);
    expect(new Set(values).size).toBe(values.length);
  });
});
