import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, picturePath } from '../wire/formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';

/** The tree of categories as staff edit it. Products belong to its third level. */

const categoryName = requiredTexts(40);
const pic = picturePath.max(200).default('');
const isOn = z.boolean().meta({ description: 'false: hidden, with all its subcategories' });
const parentId = id.nullable().meta({ description: 'null: top level' });

export const platformCategoryList = operation({
  method: 'GET',
  path: '/s/category/list',
  access: staff('catalogue.view'),
  summary: 'All categories, including hidden ones, level by level in their order',
  input: z.object({}),
  output: z.array(
    z.object({
      categoryId: z.int(),
      parentId: z.int().nullable(),
      level: z.int(),
      categoryName: localeTexts(40),
      pic: picturePath,
      isOn: z.boolean(),
      prodCount: z.int().meta({ description: 'number of products directly in the category, without deleted ones' }),
    }),
  ),
  refusals: [],
});

export const createCategory = operation({
  method: 'POST',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Adds a category as the last one under its parent',
  input: z.object({ parentId: parentId.default(null), categoryName, pic, isOn: isOn.default(true) }),
  output: z.object({ categoryId: z.int() }),
  refusals: ['category.notFound', 'category.tooDeep', 'profile.foreignPicture'],
});

export const changeCategory = operation({
  method: 'PUT',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Changes names, picture and visibility of a category',
  input: z.object({ categoryId: id, categoryName, pic, isOn }),
  output: z.null(),
  refusals: ['category.notFound', 'profile.foreignPicture'],
});

export const moveCategory = operation({
  method: 'PUT',
  path: '/s/category/move',
  access: staff('catalogue.edit'),
  summary: 'Moves a category with all its contents, within its level or to another parent',
  input: z.object({
    categoryId: id,
    parentId: parentId.default(null),
    position: z.int().min(0).max(10_000).meta({ description: 'index among its new siblings, starting at 0' }),
  }),
  output: z.null(),
  refusals: ['category.notFound', 'category.underItself', 'category.tooDeep', 'category.levelOfProducts'],
});

export const deleteCategory = operation({
  method: 'DELETE',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Deletes an empty category',
  input: z.object({ categoryId: id }),
  output: z.null(),
  refusals: ['category.notFound', 'category.inUse'],
});
