import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import type { ShellData } from '../visit/shell-data.ts';
import ShopHome from './shop-index/shop-home.tsx';
import ShopProducts from './shop-prod-list/shop-products.tsx';

const SHELL = {
  ...{ address: 'https://mall.test', languages: [], currencies: [], notices: [], hotSearches: [], categories: [] },
  ...{ mall: { title: 'Mall', companyName: 'Mall', logo: '', icon: '' }, closedPages: [], cartCount: 0, addressQr: [] },
  currency: { currencyCode: 'USD', symbol: '$', exchangeRate: 1 },
} as unknown as ShellData;
const MESSAGES = compileCatalogues('en', 'storefront');
const SHELF = { id: 7, name: 'Kettles', productCount: 24 };
const SHOP = {
  ...{ id: 2, name: 'Northwind', logo: '', intro: '', fans: 0, productCount: 24, rating: 0, isOpen: true },
  ...{ isSelfOperated: false, isPreferred: false, style: 0, sign: '', phone: '', shelves: [SHELF] },
};
const FOUND = { products: [], total: 24, isEstimate: false, corrected: null, isPartial: false };

function headOf(page: ReactNode): { canonical: string | undefined; isHidden: boolean } {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => page }]);
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" catalogueUrl="" text={createTranslate('en', MESSAGES)}>
      <Stub hydrationData={{ loaderData: { root: SHELL } }} />
    </MessagesProvider>,
  );
  const [, canonical] = html.match(/rel="canonical" href="([^"]+)"/) ?? [];
  return { canonical: canonical?.replaceAll('&amp;', '&'), isHidden: html.includes('noindex') };
}

type HomeData = ComponentProps<typeof ShopHome>['found'];
type ProductsData = ComponentProps<typeof ShopProducts>['found'];

const home = (panel: object | undefined) =>
  headOf(<ShopHome found={{ shop: SHOP, panel, home: undefined, keyword: '' } as unknown as HomeData} />);

const products = (query: object, changed: object = {}) => {
  const found = { shop: SHOP, query: { keyword: '', current: 1, ...query }, ...FOUND, pages: 3, isPastEnd: false };
  return headOf(<ShopProducts found={{ ...found, ...changed } as unknown as ProductsData} />);
};

describe('canonical address of store pages', () => {
  it('each page of the product list has its own', () => {
    expect(products({}).canonical).toBe('https://mall.test/shop-prod-list?sid=2');
    expect(products({ current: 2 }).canonical).toBe('https://mall.test/shop-prod-list?sid=2&current=2');
    expect(products({ shelf: SHELF, current: 3, sort: 5 }).canonical).toBe(
      'https://mall.test/shop-prod-list?sid=2&cid=7&current=3',
    );
  });

  it('a shelf has the same one on the home page and in the product list', () => {
    const onHome = home({ state: 'category', keyword: '', shelf: SHELF, exact: false, ...FOUND });
    expect(onHome).toEqual(products({ shelf: SHELF }));
    expect(onHome.isHidden).toBe(false);
  });

  it('the home page has the one without parameters', () => {
    expect(home(undefined).canonical).toBe('https://mall.test/shop-index?sid=2');
  });

  it('a page past the end is not indexed', () => {
    expect(products({ current: 900 }, { isPastEnd: true, total: 0, pages: 0 }).isHidden).toBe(true);
  });
});
