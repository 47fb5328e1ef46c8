import type * as contract from '@galleria/contract/store-settings/regions';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { StoresContext } from '../context.ts';

export const mallRegions: UseCase<typeof contract.mallRegions, StoresContext> = ({ addresses }, _input, { locale }) =>
  addresses.regionTree(locale);

type Regions = Pick<StoresContext, 'addresses'>;

/** Only ids are read here, so any language will do. */
const ANY_LOCALE: Locale = 'zh_CN';

export async function areProvinces({ addresses }: Regions, ids: readonly number[]): Promise<boolean> {
  const known = new Set((await addresses.regionTree(ANY_LOCALE)).map(({ areaId }) => areaId));
  return ids.every((id) => known.has(id));
}

export async function isCity({ addresses }: Regions, cityId: number): Promise<boolean> {
  const tree = await addresses.regionTree(ANY_LOCALE);
  return tree.some(({ areas }) => areas.some(({ areaId }) => areaId === cityId));
}

/** Province, city and district by the district's code. A city that is also a province is named once. */
export async function regionNames({ addresses }: Regions, locale: Locale): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for (const province of await addresses.regionTree(locale)) {
    for (const city of province.areas) {
      for (const { areaId, areaName } of city.areas) {
        names.set(areaId, [...new Set([province.areaName, city.areaName, areaName])].join(' '));
      }
    }
  }
  return names;
}
