import { regionList } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { callOrThrow } from '../../forms/answers.server.ts';
import type { Regions } from './address-fields.ts';

const COUNTRY = 0;

export async function regionsAround(visit: PageVisit, url: URL, provinceId = 0, cityId = 0): Promise<Regions> {
  const inside = (pid: number) => callOrThrow(visit, url, regionList, { pid });
  const [provinces, cities, districts] = await Promise.all([
    inside(COUNTRY),
    provinceId ? inside(provinceId) : [],
    cityId ? inside(cityId) : [],
  ]);
  return { provinces, cities, districts };
}
