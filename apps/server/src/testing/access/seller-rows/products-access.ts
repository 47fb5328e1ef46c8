import { type AccessRows, noObject, oneObject } from '../access-row.ts';
import { type AccessWorld, type ObjectId, OWN_STORE, TestFile } from '../access-world.ts';
import { draftIn, picture, product, shelf, shippingTemplate, sku } from './store-objects.ts';

const draft = (world: AccessWorld) => draftIn(world, OWN_STORE);

/**
 * A change of the product that has the SKU. For a SKU that is absent or of another store, it changes an own product
 * without that SKU.
 */
async function changeWithSku(skuId: ObjectId, world: AccessWorld) {
  const owner = await world.sql<number>(
    `select coalesce((select max(product_id) from sku join product on product.id = product_id
     where sku.id = $1 and product.store_id = $2), 0)`,
    skuId,
    OWN_STORE,
  );
  const prodId = owner || (await product.make(world, OWN_STORE));
  return { ...(await draft(world)), prodId, version: 1, skus: [{ skuId, choice: [], price: 13 }] };
}

export const productsAccess: AccessRows = {
  storeProductPage: [noObject(), oneObject(product, (keyword) => ({ keyword }))],
  storeProductOptions: [noObject(), oneObject(product, (ids) => ({ ids }))],
  storeProductCount: noObject(),
  storeProductInfo: oneObject(product, (prodId) => ({ prodId })),
  createProduct: [
    noObject(draft),
    oneObject(shelf, async (shopCategoryId, world) => ({ ...(await draft(world)), shopCategoryId })),
    oneObject(shippingTemplate, async (id, world) => ({ ...(await draft(world)), shippingTemplateId: id })),
    oneObject(picture, async (path, world) => ({ ...(await draft(world)), pictures: [path] })),
  ],
  changeProduct: [
    oneObject(product, async (prodId, world) => ({ ...(await draft(world)), prodId, version: 1 })),
    oneObject(sku, changeWithSku),
  ],
  changeProductStatus: oneObject(product, (prodId) => ({ prodIds: [prodId], action: 'delete' })),
  changeProductPrices: oneObject(product, (prodId) => ({ prodIds: [prodId], change: 'set', value: 15 })),
  changeProductShelf: [
    oneObject(product, (prodId) => ({ prodIds: [prodId] })),
    oneObject(shelf, async (shopCategoryId, world) => ({
      prodIds: [await product.make(world, OWN_STORE)],
      shopCategoryId,
    })),
  ],
  copyProduct: oneObject(product, (prodId) => ({ prodId })),
  previewProduct: [
    noObject(draft),
    oneObject(product, async (prodId, world) => ({ ...(await draft(world)), prodId })),
    oneObject(shelf, async (shopCategoryId, world) => ({ ...(await draft(world)), shopCategoryId })),
  ],
  productEditorChoices: noObject(),
  proposeBrand: noObject({ brandName: 'Marram' }),
  storeBrandProposalPage: noObject(),
  uploadStorePicture: noObject({ file: new TestFile('no picture', { name: 'a.png', type: 'image/png' }) }),
};
