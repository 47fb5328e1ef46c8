import { fold } from '@galleria/domain/search/fold';
import type { Locale } from '@galleria/domain/site/locales';
import type { BrandRow } from '../catalogue-db.ts';

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly isOn: boolean;
  /** All its names, folded, one per line: `brandPage` searches them. */
  readonly foldedName: string;
}

/** Brands with their names in one language; a brand without a local name has its main one. */
export function nameBrands(rows: readonly BrandRow[], locale: Locale): ReadonlyMap<number, Brand> {
  return new Map(
    rows.map(({ id, name, localNames, picture, isOn }) => {
      const foldedName = [name, ...Object.values(localNames)].map(fold).join('\n');
      return [id, { id, name: localNames[locale] || name, picture, isOn, foldedName }];
    }),
  );
}
