import { expect, it } from 'vitest';
import { collectionAddress, readCollectionView } from './collection-address.ts';

const viewOf = (address: string) => readCollectionView(new URL(address, 'https://mall.test').searchParams);

it.each([
  { tab: 'products', staleOnly: false, selecting: false },
  { tab: 'products', staleOnly: true, selecting: true },
  { tab: 'stores', staleOnly: false, selecting: true },
] as const)('says %j in an address and reads it again', (view) => {
  expect(viewOf(collectionAddress(view))).toEqual(view);
});

it('knows no stale stores', () => {
  expect(viewOf('/user-center/uc-collection?tab=stores&stale=1').staleOnly).toBe(false);
});

it('shows products for a tab that is none', () => {
  expect(viewOf('/user-center/uc-collection?tab=everything').tab).toBe('products');
});
