import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const MALL = 'https://mall.example';

it('ownPath returns a path of the mall unchanged', () => {
  expect(ownPath('/list?pn=a%20b#top', MALL)).toBe('/list?pn=a%20b#top');
});

it.each(['https://elsewhere.example/', '/\t/elsewhere.example', '', null, undefined])(
  'ownPath returns / for %j',
  (wanted) => {
    expect(ownPath(wanted, MALL)).toBe('/');
  },
);
