import { afterEach, describe, expect, it, vi } from 'vitest';
import { innerHtmlOf, openPartCache } from './part-cache.server.ts';

const account = { nickName: 'Ada', avatar: '', userId: '1', userMail: 'ada@mall.test' };
const MENU = { id: 'menu', cacheScope: 'everyone', isOfPage: false } as const;
const GOODS = { id: 'goods', cacheScope: 'everyone', isOfPage: true } as const;
const BAR = { id: 'bar', cacheScope: 'person', isOfPage: false } as const;
const PAGE = ['menu', 'goods', 'bar']
  .map((id) => `<div id="${id}" data-hydrates-later="true"><b>${id}</b></div>`)
  .join('');

let address = 0;

/** A new address for each test, since the cache lives as long as the process. */
const newAddress = () => `https://mall.test/${++address}`;

function open(url: string, root: object = {}, page: object = {}, isPageCacheable = true) {
  return openPartCache({ locale: 'en', address: url, loaderData: { root, page } }, isPageCacheable);
}

function render(url: string, root: object = {}, page: object = {}) {
  const parts = open(url, root, page);
  for (const part of [MENU, GOODS, BAR]) parts?.find(part);
  parts?.storeFrom(PAGE, 'the nonce');
}

afterEach(() => vi.useRealTimers());

describe('openPartCache', () => {
  it('finds parts only for the same data', () => {
    const url = newAddress();
    expect(open(url)?.find(MENU)).toBeUndefined();
    render(url, {}, { price: 1 });
    expect(open(url, {}, { price: 1 })?.find(GOODS)).toBe('<b>goods</b>');
    expect(open(url, {}, { price: 2 })?.find(GOODS)).toBeUndefined();
    expect(open(url, {}, { price: 2 })?.find(MENU)).toBe('<b>menu</b>');
    expect(open(url, { currency: 'CNY' }, { price: 1 })?.find(GOODS)).toBeUndefined();
    expect(open(newAddress(), {}, { price: 1 })?.find(MENU)).toBeUndefined();
  });

  it('does not share parts between guests and buyers, nor personal parts between buyers', () => {
    const url = newAddress();
    render(url, { account, cartCount: 1 });
    const other = { account: { ...account, nickName: 'Bob' }, cartCount: 1 };
    expect(open(url, other)?.find(MENU)).toBe('<b>menu</b>');
    expect(open(url, other)?.find(BAR)).toBeUndefined();
    expect(open(url, { account, cartCount: 2 })?.find(BAR)).toBeUndefined();
    expect(open(url, { account, cartCount: 1 })?.find(BAR)).toBe('<b>bar</b>');
    expect(open(url, { cartCount: 1 })?.find(MENU)).toBeUndefined();
    expect(open(url, { account, cartCount: 0 })?.find(MENU)).toBeUndefined();
  });

  it('expires parts after two seconds', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const url = newAddress();
    render(url);
    vi.advanceTimersByTime(1_900);
    expect(open(url)?.find(MENU)).toBe('<b>menu</b>');
    vi.advanceTimersByTime(200);
    expect(open(url)?.find(MENU)).toBeUndefined();
  });

  it('stores no part with a nonce, none of a page with deferred data, and nothing without a shell', () => {
    const url = newAddress();
    const parts = open(url);
    parts?.find(MENU);
    parts?.storeFrom('<div id="menu" data-hydrates-later="true"><script nonce="abc"></script></div>', 'abc');
    expect(open(url)?.find(MENU)).toBeUndefined();
    render(url);
    expect(open(url, {}, {}, false)?.find(GOODS)).toBeUndefined();
    expect(open(url, {}, {}, false)?.find(MENU)).toBe('<b>menu</b>');
    expect(openPartCache({ locale: 'en', address: url, loaderData: {} }, true)).toBeUndefined();
  });
});

describe('innerHtmlOf', () => {
  it('ends with the part, whatever elements it contains', () => {
    const inner = '<div class="a"><div>1</div><divider></divider></div><p>2</p>';
    const html = `<div><div id="x" data-hydrates-later="true" class="y">${inner}</div><div>3</div></div>`;
    expect(innerHtmlOf(html, 'x')).toBe(inner);
  });

  it('is undefined if there is no such part or it is not closed', () => {
    expect(innerHtmlOf('<div id="x">1</div>', 'x')).toBeUndefined();
    expect(innerHtmlOf('<div id="x" data-hydrates-later="true"><div>1</div>', 'x')).toBeUndefined();
  });
});
