import { z } from 'zod';
import { picturePath, whole } from './formats.ts';
import { operation, visitor } from './operation.ts';

const category = {
  categoryId: z.int(),
  parentId: z.int(),
  categoryName: z.string(),
  pic: picturePath,
  selected: z.boolean(),
};

const Category = z.object({
  ...category,
  categories: z.array(z.object({ ...category, categories: z.array(z.unknown()).length(0) })),
});

export const categoryInfo = operation({
  method: 'GET',
  path: '/category/categoryInfo',
  access: visitor,
  summary: 'Categories under a parent, each with its own children',
  input: z.object({
    parentId: whole.pipe(z.int().min(0)).default(0).meta({ type: 'integer', default: 0, description: '0 = top level' }),
  }),
  output: z.array(Category),
  refusals: [],
});
