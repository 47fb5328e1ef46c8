import { describe, expect, it } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

const SOURCES = {
  hotSearches: [{ title: 'Tea', content: 'green tea' }],
  hotStores: [{ title: 'Audio', content: 'northwind' }],
  history: ['shoes'],
  suggested: undefined,
};

const leadTo = (kind: 'goods' | 'stores') =>
  suggestionGroups({ kind, ...SOURCES }).map(({ title, suggestions }) => [title, suggestions.map(({ to }) => to)]);

describe('suggestions for an empty field', () => {
  it('are own and popular searches', () => {
    expect(leadTo('goods')).toEqual([
      ['search.suggest.recent', ['/list?pn=shoes']],
      ['search.suggest.popular', ['/list?pn=green+tea']],
    ]);
  });

  it('are popular stores in a search for stores', () => {
    expect(leadTo('stores')).toEqual([['search.suggest.popular', ['/shop-list?shopName=northwind']]]);
  });
});

describe('suggestions for typed text', () => {
  const suggested = {
    words: ['headphones'],
    categories: [{ categoryId: 102, categoryName: 'Headphones', level: 2 }],
    brands: [{ brandId: 7, brandName: 'Halden & Co' }],
    products: [{ prodId: 5, prodName: 'Drift Headphones', pic: 'a.png', price: 229.5 }],
    shops: [{ shopId: 2, shopName: 'Northwind' }],
  };

  it('are phrases, categories, brands, products with picture and price, and stores', () => {
    const groups = suggestionGroups({ kind: 'goods', ...SOURCES, suggested });
    expect(groups.flatMap(({ suggestions }) => suggestions)).toEqual([
      { label: 'headphones', to: '/list?pn=headphones' },
      { label: 'Headphones', to: '/list?cid=102' },
      { label: 'Halden & Co', to: '/list?bid=7&bName=Halden+%26+Co' },
      { label: 'Drift Headphones', to: '/detail?prodId=5', picture: 'a.png', priceCents: 22_950 },
      { label: 'Northwind', to: '/shop-index?sid=2' },
    ]);
  });

  it('are only stores in a search for stores', () => {
    const groups = suggestionGroups({ kind: 'stores', ...SOURCES, suggested });
    expect(groups.map(({ title }) => title)).toEqual(['search.suggest.shops']);
  });
});
