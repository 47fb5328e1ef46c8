import type * as contract from '@galleria/contract/catalogue/catalogue';
import { fold } from '@galleria/domain/search/fold';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { CatalogueContext } from '../context.ts';

/** Brands are cached in their order, so a page costs no statement. */
export const brandPage: UseCase<typeof contract.brandPage, CatalogueContext> = async (
  { brands },
  { brandName, ...paging },
  { locale },
) => {
  const foldedKeyword = fold(brandName ?? '');
  const found = [...(await brands(locale)).values()].filter(
    (brand) => brand.isOn && brand.foldedName.includes(foldedKeyword),
  );
  const offset = offsetOf(paging);
  const records = found
    .slice(offset, offset + paging.size)
    .map(({ id, name, picture }) => ({ brandId: id, brandName: name, brandPic: picture }));
  return toPage(records, found.length, paging);
};
