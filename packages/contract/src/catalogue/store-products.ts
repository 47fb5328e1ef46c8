import { PRODUCT_ACTIONS, PRODUCT_TABS } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller, signedInSeller } from '../sellers/fields.ts';
import { id, money, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { Options, optionSearch } from '../wire/options.ts';
import { productDetail } from './catalogue.ts';
import { ProductDraft, productDraft, salePrice } from './product-draft.ts';

/** Products for the store that sells them: find, edit, price, put on sale and take off sale. */

const prodIds = z.array(id).min(1).max(PRODUCT_LIMITS.batch);
const isTrue = z.stringbool().or(z.boolean());

const StoreProduct = z.object({
  prodId: z.int(),
  prodName: z.string().meta({ description: 'in the caller’s language' }),
  pic: picturePath,
  categoryName: z.string(),
  shopCategoryName: z.string().meta({ description: 'of the store’s shelf; empty: none' }),
  price: money.meta({ description: 'of its cheapest SKU' }),
  maxPrice: money,
  skuCount: z.int(),
  stocks: z.int().meta({ description: 'of all SKUs together' }),
  lowStockCount: z.int().meta({ description: 'SKUs on offer that are running out' }),
  soldNum: z.int(),
  mold: z.int(),
  status: z.int().meta({ description: '1 on sale, 0 off, 2 taken down, 3 waiting for approval, 4 draft, -1 deleted' }),
  hasPendingChange: z.boolean().meta({ description: 'changes wait for approval while this stays as it is' }),
  reason: z.string().meta({ description: 'why the platform took it down or refused it; empty: it did not' }),
  onSaleTime: time.nullable().meta({ description: 'goes on sale by itself' }),
  offSaleTime: time.nullable(),
  createTime: time,
  updateTime: time,
  deleteTime: time.nullable(),
});

export const storeProductPage = operation({
  method: 'GET',
  path: '/m/prod/page',
  access: seller('products.view'),
  summary: 'Products of the store',
  input: z.object({
    ...paging,
    tab: z.enum(PRODUCT_TABS).optional().meta({ description: 'without it: all that are not deleted' }),
    keyword: z.string().trim().max(60).optional().meta({ description: 'name, product id or code of a SKU' }),
    categoryId: id.optional().meta({ description: 'of any level' }),
    shopCategoryId: id.optional(),
    brandId: id.optional(),
    isLowStock: isTrue.optional().meta({ description: 'only those with a SKU that is running out' }),
    sort: z.enum(['updated', 'created', 'sold', 'price']).default('updated'),
    isDescending: isTrue.default(true),
  }),
  output: pageOf(StoreProduct),
  refusals: [],
});

export const storeProductOptions = operation({
  method: 'GET',
  path: '/m/prod/options',
  access: signedInSeller,
  summary: 'Products of the store to choose from, at most 20: names and pictures only',
  input: optionSearch,
  output: Options,
  refusals: [],
});

export const storeProductCount = operation({
  method: 'GET',
  path: '/m/prod/count',
  access: seller('products.view'),
  summary: 'How many products are in which state',
  input: z.object({}),
  output: z.object({
    onSale: z.int(),
    off: z.int(),
    takenDown: z.int(),
    waiting: z.int(),
    drafts: z.int(),
    deleted: z.int(),
  }),
  refusals: [],
});

export const storeProductInfo = operation({
  method: 'GET',
  path: '/m/prod/info',
  access: seller('products.view'),
  summary: 'One product for its editor; while changes wait for approval, the changed version',
  input: z.object({ prodId: id }),
  output: z.object({
    prodId: z.int(),
    version: z.int().meta({ description: 'sent back with a change, which is refused if somebody was faster' }),
    status: z.int(),
    hasPendingChange: z.boolean(),
    reason: z.string(),
    soldNum: z.int(),
    createTime: time,
    updateTime: time,
    deleteTime: time.nullable(),
    draft: ProductDraft.meta({ description: 'for the input of a change; `stocks` of SKUs are those of now' }),
  }),
  refusals: ['product.notFound'],
});

const Saved = z.object({
  prodId: z.int(),
  version: z.int(),
  status: z.int(),
  hasPendingChange: z.boolean().meta({ description: 'the change waits for approval' }),
});

export const createProduct = operation({
  method: 'POST',
  path: '/m/prod',
  access: seller('products.edit'),
  summary: 'Adds a product, as a draft or for sale',
  input: z.object({ ...productDraft, isForSale: z.boolean().default(false).meta({ description: 'else a draft' }) }),
  output: Saved,
  refusals: ['input.invalid', 'product.tooMany'],
});

export const changeProduct = operation({
  method: 'PUT',
  path: '/m/prod',
  access: seller('products.edit'),
  summary: 'Replaces what a product says. SKUs that are not sent any more are not offered any more',
  input: z.object({
    prodId: id,
    version: z.int().min(1),
    ...productDraft,
    isForSale: z.boolean().default(false).meta({ description: 'true: a draft goes on sale as well' }),
  }),
  output: Saved,
  refusals: ['product.notFound', 'product.changedMeanwhile', 'input.invalid'],
});

export const changeProductStatus = operation({
  method: 'PUT',
  path: '/m/prod/status',
  access: seller('products.edit'),
  summary: 'Puts products on sale, takes them off, asks for approval again, deletes or restores them',
  input: z.object({ prodIds, action: z.enum(PRODUCT_ACTIONS) }),
  output: z.object({
    changed: z.array(z.object({ prodId: z.int(), status: z.int() })),
    skipped: z.array(z.int()).meta({ description: 'products whose state does not allow it' }),
  }),
  refusals: ['product.notFound', 'product.takenDown', 'product.incomplete', 'product.stateChanged'],
});

const priceChange = {
  change: z.enum(['set', 'percent', 'amount']).meta({
    description: 'the new price, or what is added to the present one; below zero: taken off',
  }),
  value: z.number().min(-PRODUCT_LIMITS.highestPrice).max(PRODUCT_LIMITS.highestPrice).multipleOf(0.01),
};

export const changeProductPrices = operation({
  method: 'PUT',
  path: '/m/prod/price',
  access: seller('products.edit'),
  summary: 'Changes the prices of all SKUs of several products, all or none',
  input: z.object({ prodIds, ...priceChange }),
  output: z.object({ skuCount: z.int() }),
  refusals: ['product.notFound', 'product.priceBounds'],
});

export const changeProductShelf = operation({
  method: 'PUT',
  path: '/m/prod/shelf',
  access: seller('products.edit'),
  summary: 'Puts several products on one of the store’s shelves, or on none',
  input: z.object({ prodIds, shopCategoryId: id.nullable().default(null) }),
  output: z.null(),
  refusals: ['input.invalid', 'product.notFound'],
});

export const copyProduct = operation({
  method: 'POST',
  path: '/m/prod/copy',
  access: seller('products.edit'),
  summary: 'Makes a draft that says the same, without stock and sales',
  input: z.object({ prodId: id }),
  output: z.object({ prodId: z.int() }),
  refusals: ['product.notFound', 'product.tooMany', 'input.invalid'],
});

export const previewProduct = operation({
  method: 'POST',
  path: '/m/prod/preview',
  access: seller('products.edit'),
  summary: 'What buyers would see of a draft; nothing is saved',
  input: z.object({
    prodId: id.optional(),
    language: z.enum(LOCALES).optional().meta({ description: 'of the texts; the caller’s own by default' }),
    ...productDraft,
  }),
  output: productDetail.output,
  refusals: ['product.notFound', 'input.invalid'],
  isReadOnly: true,
});

const named = { categoryId: z.int(), categoryName: z.string() };
const CategoryChoice = z.object({
  ...named,
  categories: z.array(z.object({ ...named, categories: z.array(z.object(named)) })),
});

export const productEditorChoices = operation({
  method: 'GET',
  path: '/m/prod/choices',
  access: seller('products.view'),
  summary: 'What can be chosen for a product of this store',
  input: z.object({}),
  output: z.object({
    categories: z.array(CategoryChoice).meta({ description: 'three levels; a product belongs to the third' }),
    brands: z.array(z.object({ brandId: z.int(), brandName: z.string() })),
    shelves: z.array(z.object({ shopCategoryId: z.int(), name: z.string() })),
    shippingTemplates: z.array(z.object({ shippingTemplateId: z.int(), name: z.string() })),
    deliveryTypes: z.array(z.int()).meta({ description: 'of physical goods, that this store has' }),
    needsApproval: z.boolean().meta({ description: 'new products and changes wait for the platform' }),
    approvalByCategory: z
      .array(z.object({ categoryId: z.int(), needsApproval: z.boolean() }))
      .meta({ description: 'categories where it is the other way round' }),
    lowestPrice: salePrice,
    highestPrice: salePrice,
  }),
  refusals: [],
});
