import { expect, it } from 'vitest';
import { categoryAddresses } from './category-addresses.ts';

it('leads to each level through those above it', () => {
  const way = ['Home', 'Kitchen', 'Cups'].map((categoryName, index) => ({ categoryId: index + 4, categoryName }));
  expect(categoryAddresses(way)).toEqual([
    { name: 'Home', address: '/list?cpid=4' },
    { name: 'Kitchen', address: '/list?cpid=4&cid=5' },
    { name: 'Cups', address: '/list?cpid=4&cid=5&thCid=6' },
  ]);
});
