import type * as contract from '@galleria/contract/catalogue/staff-categories';
import { CATEGORY_LEVELS, moveCategory as planMove } from '@galleria/domain/catalogue/move-category';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import { lockCategory } from '../approval/approval-rules-db.ts';
import type { CatalogueContext } from '../context.ts';
import {
  countProducts,
  deleteCategoryRow,
  insertCategory,
  lockTree,
  readAllCategories,
  readContents,
  readFilledIds,
  writeCategory,
  writeTree,
} from './categories-db.ts';

/**
 * Announced with `{ categoryId }` when a category was renamed or moved: products below are found by its name and place.
 */
export const CATEGORY_CHANGED = 'category.changed';

export const platformCategoryList: UseCase<typeof contract.platformCategoryList, CatalogueContext> = async ({
  database: { queries },
}) => {
  const [rows, counts] = await Promise.all([readAllCategories(queries), countProducts(queries)]);
  return rows.map(({ id, parentId, level, name, picture, isOn }) => ({
    ...{ categoryId: id, parentId, level, categoryName: name, pic: picture, isOn },
    prodCount: counts.get(id) ?? 0,
  }));
};

export const createCategory: UseCase<typeof contract.createCategory, CatalogueContext> = async (
  { database },
  { parentId, categoryName, pic, isOn },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries, changed } = transaction;
    await lockTree(queries);
    const parent = parentId === null ? undefined : await lockCategory(queries, parentId);
    if (parentId !== null && !parent) return refuse('category.notFound');
    const level = (parent?.level ?? 0) + 1;
    if (level > CATEGORY_LEVELS) return refuse('category.tooDeep');
    const row = { parentId, level, name: categoryName, picture: pic, isOn };
    const categoryId = await insertCategory(queries, row);
    if (!(await exchangePicture(transaction, categoryId, '', pic))) return refuse('profile.foreignPicture');
    await changed('categories');
    audit.changed(null, { categoryId, ...row });
    return { categoryId };
  });

export const changeCategory: UseCase<typeof contract.changeCategory, CatalogueContext> = async (
  { database },
  { categoryId, categoryName, pic, isOn },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries, changed, announce } = transaction;
    const before = await lockCategory(queries, categoryId);
    if (!before) return refuse('category.notFound');
    const row = { name: categoryName, picture: pic, isOn };
    await writeCategory(queries, categoryId, row);
    if (!(await exchangePicture(transaction, categoryId, before.picture, pic))) return refuse('profile.foreignPicture');
    await changed('categories');
    if (JSON.stringify(before.name) !== JSON.stringify(categoryName)) await announce(CATEGORY_CHANGED, { categoryId });
    audit.changed({ name: before.name, picture: before.picture, isOn: before.isOn }, row);
    return null;
  });

export const moveCategory: UseCase<typeof contract.moveCategory, CatalogueContext> = async (
  { database },
  { categoryId, parentId, position },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries, changed, announce } = transaction;
    await lockTree(queries);
    const [all, filled] = [await readAllCategories(queries), await readFilledIds(queries)];
    const plan = planMove(all, { categoryId, parentId, position }, (id) => filled.has(id));
    if (isRefused(plan)) return plan;
    await writeTree(queries, { categoryId, parentId, ...plan });
    await changed('categories');
    const before = all.find(({ id }) => id === categoryId);
    if (before?.parentId !== parentId) await announce(CATEGORY_CHANGED, { categoryId });
    const siblings = all.filter((one) => one.parentId === parentId).map(({ id }) => id);
    audit.changed({ parentId: before?.parentId, siblings }, { parentId, siblings: plan.siblings });
    return null;
  });

export const deleteCategory: UseCase<typeof contract.deleteCategory, CatalogueContext> = async (
  { database },
  { categoryId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries, changed } = transaction;
    const before = await lockCategory(queries, categoryId);
    if (!before) return refuse('category.notFound');
    const contents = await readContents(queries, categoryId);
    const isEmpty = contents.categories + contents.products + contents.others === 0;
    if (!isEmpty) return refuse('category.inUse', { values: { ...contents } });
    await deleteCategoryRow(queries, categoryId);
    await exchangePicture(transaction, categoryId, before.picture, '');
    await changed('categories');
    audit.changed({ name: before.name, parentId: before.parentId, isOn: before.isOn }, null);
    return null;
  });

function exchangePicture(transaction: Transaction, id: number, before: string, after: string): Promise<boolean> {
  const list = (path: string) => (path === '' ? [] : [path]);
  return updatePictureReferences(transaction, {
    holder: 'category.picture',
    id,
    before: list(before),
    after: list(after),
  });
}
