import { describe, expect, it } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

const SOURCES = {
  hotWords: [{ title: 'Tea', content: 'green tea' }],
  hotStores: [{ title: 'Audio', content: 'northwind' }],
  history: ['shoes'],
  suggested: undefined,
};

const leadTo = (kind: 'goods' | 'stores') =>
  suggestionGroups({ kind, ...SOURCES }).map(({ title, suggestions }) => [title, suggestions.map(({ to }) => to)]);

describe('before anything is typed', () => {
  it('offers what this person and others look for', () => {
    expect(leadTo('goods')).toEqual([
      ['search.suggest.recent', ['/list?pn=shoes']],
      ['search.suggest.popular', ['/list?pn=green+tea']],
    ]);
  });

  it('offers stores that many people look for, when it is about stores', () => {
    expect(leadTo('stores')).toEqual([['search.suggest.popular', ['/shop-list?shopName=northwind']]]);
  });
});
