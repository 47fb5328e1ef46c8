import { expect, it } from 'vitest';
import { collectionAddress, readCollectionView } from './collection-address.ts';

const viewOf = (address: string) => readCollectionView(new URL(address, 'https://mall.test').searchParams);

it.each([
  { tab: 'products', staleOnly: false, selecting: false },
  { tab: 'products', staleOnly: true, selecting: true },
  { tab: 'stores', staleOnly: false, selecting: true },
  { tab: 'alerts', staleOnly: false, selecting: false },
] as const)('readCollectionView reads what collectionAddress wrote: %j', (view) => {
  expect(viewOf(collectionAddress(view))).toEqual(view);
});

it('readCollectionView ignores the stale filter for stores', () => {
  expect(viewOf('/user-center/uc-collection?tab=stores&stale=1').staleOnly).toBe(false);
});

it('readCollectionView shows products for an unknown tab', () => {
  expect(viewOf('/user-center/uc-collection?tab=everything').tab).toBe('products');
});
