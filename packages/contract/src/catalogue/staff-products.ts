import { PRODUCT_TABS } from '@galleria/domain/catalogue/product-lifecycle';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { signedInStaff, staff } from '../staff/fields.ts';
import { cursorPageOf, cursorPaging, id, money, picturePath, time } from '../wire/formats.ts';
import { Options, optionSearch } from '../wire/options.ts';
import { ProductDraft } from './product-draft.ts';

/** Products of all stores for staff: find, approve, refuse, take down; and the rules about which need approval. */

const filters = {
  shopId: id.optional(),
  categoryId: id.optional().meta({ description: 'of any level' }),
  keyword: z.string().trim().max(60).optional().meta({ description: 'name in any language, or product id' }),
};

const listed = {
  prodId: z.int(),
  version: z
    .int()
    .meta({ description: 'version for a decision, which is refused if the seller has changed the product since' }),
  prodName: z.string().meta({ description: 'in the caller’s language' }),
  pic: picturePath,
  shopId: z.int(),
  shopName: z.string(),
  categoryName: z.string().meta({ description: 'category names, from the top level to the category of the product' }),
  price: money.meta({ description: 'lowest price among its SKUs' }),
  status: z.int().meta({ description: '1 on sale, 0 off, 2 taken down, 3 waiting for approval, 4 draft, -1 deleted' }),
};

export const platformProductPage = operation({
  method: 'GET',
  path: '/s/prod/page',
  access: staff('products.view'),
  summary: 'Products of all stores, newest first, by cursor',
  input: z.object({
    ...filters,
    tab: z.enum(PRODUCT_TABS).optional().meta({ description: 'left out: all products except deleted ones' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(
    z.object({
      ...listed,
      hasPendingChange: z.boolean().meta({ description: 'a change waits for approval' }),
      reason: z.string().meta({ description: 'reason why the mall took it down or refused it' }),
      soldNum: z.int(),
      updateTime: time,
    }),
  ),
  refusals: [],
});

export const productOptions = operation({
  method: 'GET',
  path: '/s/prod/options',
  access: signedInStaff,
  summary: 'Products of all stores for a selection list, at most 20: names and pictures only',
  input: optionSearch,
  output: Options,
  refusals: [],
});

export const waitingProductPage = operation({
  method: 'GET',
  path: '/s/prod/approval/page',
  access: staff('products.view'),
  summary: 'New products and changes that wait for approval, oldest first, by cursor',
  input: z.object({ ...filters, ...cursorPaging }),
  output: cursorPageOf(
    z.object({
      ...listed,
      isChange: z.boolean().meta({ description: 'a change of an approved product' }),
      submitTime: time,
    }),
  ),
  refusals: [],
});

const Side = z.object({
  draft: ProductDraft,
  categoryName: z.string().meta({ description: 'category names, from the top level to the category of the product' }),
  brandName: z.string(),
});

export const waitingProductInfo = operation({
  method: 'GET',
  path: '/s/prod/approval/info',
  access: staff('products.view'),
  summary: 'A new product or change that waits for approval, beside the version that buyers see now',
  input: z.object({ prodId: id }),
  output: z.object({
    ...listed,
    reason: z.string().meta({ description: 'reason of the last refusal or take-down' }),
    submitTime: time,
    now: Side.nullable().meta({ description: 'null: a new product' }),
    waiting: Side,
  }),
  refusals: ['product.notFound', 'product.stateChanged'],
});

const MAX_AT_ONCE = 100;
const seenVersions = z
  .array(z.object({ prodId: id, version: z.int().min(1) }))
  .min(1)
  .max(MAX_AT_ONCE);
const prodIds = z.array(id).min(1).max(MAX_AT_ONCE);
const reason = z.string().trim().min(3).max(300).meta({ description: 'shown to the seller' });

/**
 * Result of a decision about several products. Products that could not be decided are skipped; the call is refused only
 * if all of them were.
 */
const Decided = z.object({
  decided: z.array(z.int()),
  skipped: z.array(z.int()).meta({ description: 'changed or decided in the meantime' }),
});

export const approveProducts = operation({
  method: 'PUT',
  path: '/s/prod/approval/approve',
  access: staff('products.approve'),
  summary: 'Approves products: new ones are put on sale, changes are applied. Sellers are notified by mail',
  input: z.object({ products: seenVersions }),
  output: Decided,
  refusals: ['product.notFound', 'product.changedMeanwhile', 'product.stateChanged', 'input.invalid'],
});

export const refuseProducts = operation({
  method: 'PUT',
  path: '/s/prod/approval/refuse',
  access: staff('products.approve'),
  summary: 'Refuses products: new ones become drafts again, changes stay pending; sellers can read the reason',
  input: z.object({ products: seenVersions, reason }),
  output: Decided,
  refusals: ['product.notFound', 'product.changedMeanwhile', 'product.stateChanged'],
});

export const takeDownProducts = operation({
  method: 'PUT',
  path: '/s/prod/takeDown',
  access: staff('products.approve'),
  summary: 'Takes products down; their stores can only request approval again. Sellers can read the reason',
  input: z.object({ prodIds, reason }),
  output: Decided,
  refusals: ['product.notFound', 'product.stateChanged'],
});

export const restoreProducts = operation({
  method: 'PUT',
  path: '/s/prod/restore',
  access: staff('products.approve'),
  summary: 'Restores products that were taken down to their previous state',
  input: z.object({ prodIds }),
  output: Decided,
  refusals: ['product.notFound', 'product.stateChanged'],
});

export const approvalRuleList = operation({
  method: 'GET',
  path: '/s/prod/approval/rules',
  access: staff('products.view'),
  summary: 'Approval rules: the rule of the mall, and the exceptions for categories and stores',
  input: z.object({}),
  output: z.object({
    requiresApproval: z.boolean().meta({ description: 'rule of the mall' }),
    categories: z.array(
      z.object({ categoryId: z.int(), categoryName: z.string(), requiresApproval: z.boolean(), changeTime: time }),
    ),
    stores: z.array(
      z.object({ shopId: z.int(), shopName: z.string(), requiresApproval: z.boolean(), changeTime: time }),
    ),
  }),
  refusals: [],
});

export const saveApprovalRule = operation({
  method: 'PUT',
  path: '/s/prod/approval/rule',
  access: staff('products.approve'),
  summary: 'Switches approval on or off for a store, for a category with its subcategories, or for the mall',
  input: z.object({
    shopId: id.optional(),
    categoryId: id.optional().meta({ description: 'left out, and no store given: the rule of the mall' }),
    requiresApproval: z
      .boolean()
      .nullable()
      .meta({ description: 'null: no rule of its own; the next wider one applies' }),
  }),
  output: z.null(),
  refusals: ['store.notFound', 'category.notFound'],
});
