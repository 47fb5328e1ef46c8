import type * as contract from '@galleria/contract/catalogue';
import { fold } from '@galleria/domain/search/fold';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { CatalogueContext } from './context.ts';

/** Brands are cached in the order of their names, so a page costs no statement. */
export const brandPage: UseCase<typeof contract.brandPage, CatalogueContext> = async (
  { brands },
  { brandName, current, size },
) => {
  const words = fold(brandName ?? '');
  const found = [...(await brands()).values()].filter((brand) => brand.foldedName.includes(words));
  const records = found
    .slice((current - 1) * size, current * size)
    .map(({ id, name, picture }) => ({ brandId: id, brandName: name, brandPic: picture }));
  return { records, total: found.length, pages: Math.ceil(found.length / size), current, size };
};
