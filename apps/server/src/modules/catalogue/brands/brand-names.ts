import { fold } from '@galleria/domain/search/fold';
import type { Locale } from '@galleria/domain/site/locales';
import type { BrandRow } from '../catalogue-db.ts';

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly isOn: boolean;
  /** All its names, each on a line of its own: what `brandPage` searches. */
  readonly foldedName: string;
}

/** In one language; a brand that it does not write differently keeps its name. */
export function nameBrands(rows: readonly BrandRow[], locale: Locale): ReadonlyMap<number, Brand> {
  return new Map(
    rows.map(({ id, name, localNames, picture, isOn }) => {
      const foldedName = [name, ...Object.values(localNames)].map(fold).join('\n');
      return [id, { id, name: localNames[locale] || name, picture, isOn, foldedName }];
    }),
  );
}
