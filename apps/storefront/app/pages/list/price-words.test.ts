import { expect, it } from 'vitest';
import { listAddress, readListQuery } from './list-query.ts';
import { withPriceWords } from './price-words.server.ts';

const leadsTo = (address: string, currencyCode = 'USD') => {
  const parsed = withPriceWords(readListQuery(new URLSearchParams(address)), currencyCode);
  return parsed && listAddress(parsed, {});
};

it('a price in the search words becomes a filter in the shown currency', () => {
  expect(leadsTo('pn=laptop+under+500&sort=2')).toBe('/list?pn=laptop&max=500&sort=2');
  expect(leadsTo('pn=500以下的耳机', 'CNY')).toBe(
    `/list?${new URLSearchParams({ pn: '耳机', max: '500', cur: 'CNY' })}`,
  );
  expect(leadsTo('pn=tea+between+10+and+20')).toBe('/list?pn=tea&min=10&max=20');
  expect(leadsTo('pn=under+5')).toBe('/list?max=5');
  expect(leadsTo('pn=tea+over+999,999,999,999')).toBe('/list?pn=tea&min=999999999');
});

it('words stay unchanged with a price filter, with an exact search, and without a price', () => {
  expect(leadsTo('pn=laptop+under+500&max=900')).toBeUndefined();
  expect(leadsTo('pn=laptop+under+500&exact=1')).toBeUndefined();
  expect(leadsTo('pn=laptop')).toBeUndefined();
});
