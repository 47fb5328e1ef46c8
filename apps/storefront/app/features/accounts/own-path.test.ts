import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const MALL = 'https://mall.example';

it('keeps what is a path of the mall', () => {
  expect(ownPath('/list?pn=a%20b#top', MALL)).toBe('/list?pn=a%20b#top');
});

it.each(['https://elsewhere.example/', '/\t/elsewhere.example', '', null, undefined])(
  'leads home from %j',
  (wanted) => {
    expect(ownPath(wanted, MALL)).toBe('/');
  },
);
