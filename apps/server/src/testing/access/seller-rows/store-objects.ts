import { randomUUID } from 'node:crypto';
import { createProduct } from '@galleria/contract/catalogue/store-products';
import { saveStoreShelf } from '@galleria/contract/store-settings/shelves';
import { saveShippingTemplate } from '@galleria/contract/store-settings/shipping';
import { ABSENT_ID, type StoreObject } from '../access-row.ts';
import { type AccessWorld, nameIn } from '../access-world.ts';

/** Objects that rows of several areas name. */

export const shelf: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ shelfId: number }>(storeId, saveStoreShelf, { name: { en: nameIn(storeId) } })).shelfId,
  absent: ABSENT_ID,
};

const TERMS = { firstFee: 3, extraFee: 1, minDays: 1, maxDays: 4 };

export const templateIn = (storeId: number) => ({
  ...{ name: nameIn(storeId), basis: 'piece', firstUnits: 1, extraUnits: 1, ...TERMS, exceptions: [], notTo: [] },
});

export const shippingTemplate: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ templateId: number }>(storeId, saveShippingTemplate, templateIn(storeId))).templateId,
  absent: ABSENT_ID,
};

export const draftIn = async (world: AccessWorld, storeId: number) => ({
  prodName: { en: nameIn(storeId) },
  categoryId: await world.sql<number>('select min(id) from category where level = 3'),
  skus: [{ choice: [], price: 12, stocks: 5, partyCode: nameIn(storeId) }],
});

/** A draft, which cannot be bought. */
export const product: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ prodId: number }>(storeId, createProduct, await draftIn(world, storeId))).prodId,
  absent: ABSENT_ID,
};

export const sku: StoreObject = {
  make: async (world, storeId) =>
    world.sql('select id from sku where product_id = $1', await product.make(world, storeId)),
  absent: ABSENT_ID,
};

const pathOf = (name: string) => `pictures/${name.replaceAll('-', '').padEnd(64, '0')}.webp`;

/** Uploaded by the owner of the store. */
export const picture: StoreObject = {
  make: (world, storeId) =>
    world.sql(
      `insert into upload (path, bytes, purpose, owner_kind, owner_id) values ($1, 100, 'picture', 'seller', $2)
       returning path`,
      pathOf(randomUUID()),
      world.ownerOf(storeId),
    ),
  absent: pathOf('absent'),
};
