import type { Call } from '@galleria/contract/call';
import { describe, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';
import { loadProducts } from './load-products.server.ts';

const SHELVES = [{ id: 7, name: 'Kettles', productCount: 24 }];

/** A store whose pages are all empty, although the search answers this number of pages. */
function load(address: string, answered: { pages: number } | { reason: string }) {
  const inputs: object[] = [];
  const nothing = { records: [], total: 24, isEstimate: false, corrected: null, isPartial: false };
  const call = (async (_: unknown, input: object) => {
    inputs.push(input);
    if ('reason' in answered) return { ok: false, reason: answered.reason, message: 'no' };
    return { ok: true, data: { ...nothing, pages: answered.pages } };
  }) as unknown as Call;
  const loaded = loadProducts({ call }, 2, readListQuery(new URLSearchParams(address), SHELVES));
  return { loaded, inputs };
}

describe('loadProducts past the last page', () => {
  it.each([
    ['current=50', 2, '/shop-prod-list?sid=2&current=2'],
    ['current=2', 0, '/shop-prod-list?sid=2'],
    ['cid=7&pn=tae&exact=1&sort=0&current=9', 3, '/shop-prod-list?sid=2&cid=7&pn=tae&sort=0&exact=1&current=3'],
  ])('%s of %j pages leads to %s', async (address, pages, expected) => {
    const redirected = await load(address, { pages }).loaded.catch((response: unknown) => response);
    expect(redirected).toBeInstanceOf(Response);
    expect((redirected as Response).headers.get('location')).toBe(expected);
  });

  it('answers past-end when the estimated number of pages was too high or the page is too deep', async () => {
    const pastEnd = { isPastEnd: true, total: 0, pages: 0 };
    expect(await load('current=2', { pages: 2 }).loaded).toMatchObject(pastEnd);
    expect(await load('current=900', { reason: 'search.tooDeep' }).loaded).toMatchObject(pastEnd);
  });

  it('is not past the end when the first page is empty', async () => {
    expect(await load('', { pages: 0 }).loaded).toMatchObject({ isPastEnd: false, products: [] });
  });
});

it('loadProducts searches for the exact words on request', async () => {
  const { loaded, inputs } = load('pn=tae&exact=1', { pages: 0 });
  await loaded;
  expect(inputs).toEqual([expect.objectContaining({ keyword: 'tae', exact: 1 })]);
});
