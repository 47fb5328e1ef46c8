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
  shopCategoryName: z.string().meta({ description: 'shelf of the store; empty: none' }),
  price: money.meta({ description: 'lowest price among its SKUs' }),
  maxPrice: money,
  skuCount: z.int(),
  stocks: z.int().meta({ description: 'total of all SKUs' }),
  lowStockCount: z.int().meta({ description: 'number of offered SKUs with low stock' }),
  soldNum: z.int(),
  mold: z.int(),
  status: z.int().meta({ description: '1 on sale, 0 off, 2 taken down, 3 waiting for approval, 4 draft, -1 deleted' }),
  hasPendingChange: z
    .boolean()
    .meta({ description: 'a change waits for approval; until then the product stays unchanged' }),
  reason: z.string().meta({ description: 'reason why the platform took it down or refused it; empty otherwise' }),
  onSaleTime: time.nullable().meta({ description: 'scheduled time for putting it on sale' }),
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
    tab: z.enum(PRODUCT_TABS).optional().meta({ description: 'left out: all products except deleted ones' }),
    keyword: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'product name, product id or article number of a SKU' }),
    categoryId: id.optional().meta({ description: 'of any level' }),
    shopCategoryId: id.optional(),
    brandId: id.optional(),
    isLowStock: isTrue.optional().meta({ description: 'only products with a low-stock SKU' }),
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
  summary: 'Products of the store for a selection list, at most 20: names and pictures only',
  input: optionSearch,
  output: Options,
  refusals: [],
});

export const storeProductCount = operation({
  method: 'GET',
  path: '/m/prod/count',
  access: seller('products.view'),
  summary: 'Number of products per state',
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
  summary: 'One product for the product editor, including a change that waits for approval',
  input: z.object({ prodId: id }),
  output: z.object({
    prodId: z.int(),
    version: z.int().meta({
      description: 'returned with a change, which is refused if another member has changed the product since',
    }),
    status: z.int(),
    hasPendingChange: z.boolean(),
    reason: z.string(),
    soldNum: z.int(),
    createTime: time,
    updateTime: time,
    deleteTime: time.nullable(),
    draft: ProductDraft.meta({ description: 'usable as the input of a change; `stocks` of the SKUs are current' }),
  }),
  refusals: ['product.notFound'],
});

const Saved = z.object({
  prodId: z.int(),
  version: z.int(),
  status: z.int(),
  hasPendingChange: z.boolean().meta({ description: 'true: this is a change that waits for approval' }),
});

export const createProduct = operation({
  method: 'POST',
  path: '/m/prod',
  access: seller('products.edit'),
  summary: 'Creates a product, as a draft or for sale',
  input: z.object({
    ...productDraft,
    isForSale: z.boolean().default(false).meta({ description: 'false: the product stays a draft' }),
  }),
  output: Saved,
  refusals: ['input.invalid', 'product.tooMany'],
});

export const changeProduct = operation({
  method: 'PUT',
  path: '/m/prod',
  access: seller('products.edit'),
  summary: 'Replaces the data of a product. SKUs that are left out are taken off sale',
  input: z.object({
    prodId: id,
    version: z.int().min(1),
    ...productDraft,
    isForSale: z.boolean().default(false).meta({ description: 'true: also puts a draft on sale' }),
  }),
  output: Saved,
  refusals: ['product.notFound', 'product.changedMeanwhile', 'input.invalid'],
});

export const changeProductStatus = operation({
  method: 'PUT',
  path: '/m/prod/status',
  access: seller('products.edit'),
  summary: 'Puts products on sale, takes them off sale, requests approval again, deletes or restores them',
  input: z.object({ prodIds, action: z.enum(PRODUCT_ACTIONS) }),
  output: z.object({
    changed: z.array(z.object({ prodId: z.int(), status: z.int() })),
    skipped: z.array(z.int()).meta({ description: 'products whose state does not allow the change' }),
  }),
  refusals: ['product.notFound', 'product.takenDown', 'product.incomplete', 'product.stateChanged'],
});

const priceChange = {
  change: z.enum(['set', 'percent', 'amount']).meta({
    description: 'set: the new price; percent, amount: added to the current price, or subtracted if negative',
  }),
  value: z.number().min(-PRODUCT_LIMITS.highestPrice).max(PRODUCT_LIMITS.highestPrice).multipleOf(0.01),
};

export const changeProductPrices = operation({
  method: 'PUT',
  path: '/m/prod/price',
  access: seller('products.edit'),
  summary: 'Changes the prices of all SKUs of several products; all or none',
  input: z.object({ prodIds, ...priceChange }),
  output: z.object({ skuCount: z.int() }),
  refusals: ['product.notFound', 'product.priceBounds'],
});

export const changeProductShelf = operation({
  method: 'PUT',
  path: '/m/prod/shelf',
  access: seller('products.edit'),
  summary: 'Moves several products to one shelf of the store, or off their shelves',
  input: z.object({ prodIds, shopCategoryId: id.nullable().default(null) }),
  output: z.null(),
  refusals: ['input.invalid', 'product.notFound'],
});

export const copyProduct = operation({
  method: 'POST',
  path: '/m/prod/copy',
  access: seller('products.edit'),
  summary: 'Creates a draft as a copy of a product, without stock and sales figures',
  input: z.object({ prodId: id }),
  output: z.object({ prodId: z.int() }),
  refusals: ['product.notFound', 'product.tooMany', 'input.invalid'],
});

export const previewProduct = operation({
  method: 'POST',
  path: '/m/prod/preview',
  access: seller('products.edit'),
  summary: 'Preview of a draft as buyers would see it; nothing is saved',
  input: z.object({
    prodId: id.optional(),
    language: z.enum(LOCALES).optional().meta({ description: 'language of the texts; default: the caller’s' }),
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
  summary: 'Possible values for a product of this store: categories, delivery types and others',
  input: z.object({}),
  output: z.object({
    categories: z.array(CategoryChoice).meta({ description: 'three levels; a product belongs to the third' }),
    brands: z.array(z.object({ brandId: z.int(), brandName: z.string() })),
    shelves: z.array(z.object({ shopCategoryId: z.int(), name: z.string() })),
    shippingTemplates: z.array(z.object({ shippingTemplateId: z.int(), name: z.string() })),
    deliveryTypes: z.array(z.int()).meta({ description: 'delivery types of this store for physical goods' }),
    needsApproval: z.boolean().meta({ description: 'whether new products and changes need approval by the platform' }),
    approvalByCategory: z
      .array(z.object({ categoryId: z.int(), needsApproval: z.boolean() }))
      .meta({ description: 'categories with the opposite rule' }),
    lowestPrice: salePrice,
    highestPrice: salePrice,
  }),
  refusals: [],
});
