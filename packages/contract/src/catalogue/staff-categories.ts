import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, picturePath } from '../wire/formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';

/** The tree of categories as staff edit it. Products belong to its third level. */

const categoryName = requiredTexts(40);
const pic = picturePath.max(200).default('');
const isOn = z.boolean().meta({ description: 'false: hidden with everything under it' });
const parentId = id.nullable().meta({ description: 'null: top level' });

export const platformCategoryList = operation({
  method: 'GET',
  path: '/s/category/list',
  access: staff('catalogue.view'),
  summary: 'All categories, hidden ones too, level by level in their order',
  input: z.object({}),
  output: z.array(
    z.object({
      categoryId: z.int(),
      parentId: z.int().nullable(),
      level: z.int(),
      categoryName: localeTexts(40),
      pic: picturePath,
      isOn: z.boolean(),
      prodCount: z.int().meta({ description: 'products directly in it that are not deleted' }),
    }),
  ),
  refusals: [],
});

export const createCategory = operation({
  method: 'POST',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Adds a category behind the others under its parent',
  input: z.object({ parentId: parentId.default(null), categoryName, pic, isOn: isOn.default(true) }),
  output: z.object({ categoryId: z.int() }),
  refusals: ['category.notFound', 'category.tooDeep', 'profile.foreignPicture'],
});

export const changeCategory = operation({
  method: 'PUT',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Changes the names and the picture of a category, shows or hides it',
  input: z.object({ categoryId: id, categoryName, pic, isOn }),
  output: z.null(),
  refusals: ['category.notFound', 'profile.foreignPicture'],
});

export const moveCategory = operation({
  method: 'PUT',
  path: '/s/category/move',
  access: staff('catalogue.edit'),
  summary: 'Moves a category with everything in it, among its siblings or under another parent',
  input: z.object({
    categoryId: id,
    parentId: parentId.default(null),
    position: z.int().min(0).max(10_000).meta({ description: 'among its new siblings, from 0' }),
  }),
  output: z.null(),
  refusals: ['category.notFound', 'category.underItself', 'category.tooDeep', 'category.levelOfProducts'],
});

export const deleteCategory = operation({
  method: 'DELETE',
  path: '/s/category',
  access: staff('catalogue.edit'),
  summary: 'Removes a category in which nothing is',
  input: z.object({ categoryId: id }),
  output: z.null(),
  refusals: ['category.notFound', 'category.inUse'],
});
