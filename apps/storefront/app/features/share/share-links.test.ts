import { expect, it } from 'vitest';
import { mailLink, shareLinks } from './share-links.ts';

const address = 'https://mall.test/detail?prodId=3&sku=9';
const name = 'Cup & saucer "blue"';

it('shareLinks encodes address and name', () => {
  for (const { href } of shareLinks(address, name)) {
    const values = [...new URL(href).searchParams.values()].join(' ');
    expect(values).toContain(address);
  }
});

it('mailLink has the name as subject and the address as body', () => {
  const { searchParams } = new URL(mailLink(address, name));
  expect(searchParams.get('subject')).toBe(name);
  expect(searchParams.get('body')).toBe(address);
});
