import type * as contract from '@galleria/contract/catalogue/staff-brands';
import { refuse } from '@galleria/domain/refusals';
import { fold } from '@galleria/domain/search/fold';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import { readBrandRows } from '../catalogue-db.ts';
import type { CatalogueContext } from '../context.ts';
import {
  countBrandProducts,
  deleteUnusedBrand,
  insertBrand,
  isNameTaken,
  lockBrands,
  moveProductsToBrand,
  writeBrand,
} from './brands-db.ts';

/** Announced with `{ brandId }` when the name or the products of a brand changed. */
export const BRAND_CHANGED = 'brand.changed';

/** A mall has hundreds of brands: all are read and filtered in memory. */
export const platformBrandPage: UseCase<typeof contract.platformBrandPage, CatalogueContext> = async (
  { database: { queries } },
  { keyword, ...paging },
) => {
  const foldedKeyword = fold(keyword ?? '');
  const found = (await readBrandRows(queries)).filter(({ name, localNames }) =>
    [name, ...Object.values(localNames)].some((one) => fold(one).includes(foldedKeyword)),
  );
  const shown = found.slice(offsetOf(paging), offsetOf(paging) + paging.size);
  const counts = await countBrandProducts(
    queries,
    shown.map(({ id }) => id),
  );
  const records = shown.map(({ id, name, localNames, picture, sequence, isOn }) => ({
    ...{ brandId: id, brandName: name, localNames, brandPic: picture, seq: sequence, isOn },
    prodCount: counts.get(id) ?? 0,
  }));
  return toPage(records, found.length, paging);
};

export const saveBrand: UseCase<typeof contract.saveBrand, CatalogueContext> = async (
  { database },
  { brandId, brandName, localNames, brandPic, seq, isOn },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const row = { name: brandName, localNames, picture: brandPic, sequence: seq, isOn };
    const [before] = brandId === undefined ? [] : await lockBrands(queries, [brandId]);
    if (brandId !== undefined && !before) return refuse('brand.notFound');
    if (before && (await isNameTaken(queries, brandName, before.id))) return refuse('brand.nameTaken');
    const savedId = before ? before.id : await insertBrand(queries, row);
    if (savedId === undefined) return refuse('brand.nameTaken');
    if (before) await writeBrand(queries, savedId, row);
    if (!(await exchangeLogo(transaction, savedId, before?.picture ?? '', brandPic))) {
      return refuse('profile.foreignPicture');
    }
    await transaction.changed('brands');
    const isRenamed = before && namesOf(before) !== namesOf(row);
    if (isRenamed) await transaction.announce(BRAND_CHANGED, { brandId: savedId });
    audit.changed(before ?? null, { id: savedId, ...row });
    return { brandId: savedId };
  });

const namesOf = ({ name, localNames }: { name: string; localNames: object }) => JSON.stringify([name, localNames]);

/**
 * Both brands are locked, so that no product gets the merged one meanwhile: products refer to brands by a foreign key.
 */
export const mergeBrands: UseCase<typeof contract.mergeBrands, CatalogueContext> = async (
  { database },
  { brandId, intoBrandId },
  { actor, audit },
) => {
  if (brandId === intoBrandId) return refuse('brand.sameBrand');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await lockBrands(queries, [brandId, intoBrandId]);
    const [gone, kept] = [brandId, intoBrandId].map((id) => found.find((brand) => brand.id === id));
    if (!gone || !kept) return refuse('brand.notFound');
    const movedCount = await moveProductsToBrand(queries, gone.id, kept.id);
    if (!(await deleteUnusedBrand(queries, gone.id))) throw new Error(`mergeBrands: brand ${gone.id} is still in use`);
    await exchangeLogo(transaction, gone.id, gone.picture, '');
    await transaction.changed('brands');
    await transaction.announce(BRAND_CHANGED, { brandId: kept.id });
    audit.changed(gone, { mergedInto: kept.id, name: kept.name, movedCount });
    return { movedCount };
  });
};

export const deleteBrand: UseCase<typeof contract.deleteBrand, CatalogueContext> = async (
  { database },
  { brandId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const [before] = await lockBrands(transaction.queries, [brandId]);
    if (!before) return refuse('brand.notFound');
    if (!(await deleteUnusedBrand(transaction.queries, brandId))) {
      const count = (await countBrandProducts(transaction.queries, [brandId])).get(brandId) ?? 0;
      return refuse('brand.inUse', { values: { count } });
    }
    await exchangeLogo(transaction, brandId, before.picture, '');
    await transaction.changed('brands');
    audit.changed(before, null);
    return null;
  });

function exchangeLogo(transaction: Transaction, id: number, before: string, after: string): Promise<boolean> {
  const list = (path: string) => (path === '' ? [] : [path]);
  return updatePictureReferences(transaction, { holder: 'brand.logo', id, before: list(before), after: list(after) });
}
