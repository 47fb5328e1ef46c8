import type { brandPage } from '@galleria/contract/catalogue';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { fold } from '@galleria/domain/search/fold';
import type { Brand } from './catalogue-db.ts';

/** From memory, where they lie in the order of their names. */
export function pageBrands(
  brands: Iterable<Brand>,
  { brandName, current, size }: ParsedInputOf<typeof brandPage>,
): OutputOf<typeof brandPage> {
  const words = fold(brandName ?? '');
  const found = [...brands].filter((brand) => brand.foldedName.includes(words));
  const records = found
    .slice((current - 1) * size, current * size)
    .map(({ id, name, picture }) => ({ brandId: id, brandName: name, brandPic: picture }));
  return { records, total: found.length, pages: Math.ceil(found.length / size), current, size };
}
