import type { regionList, regionTree } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';

type Area = OutputOf<typeof regionList>[number];
type Tree = OutputOf<typeof regionTree>;

interface Place {
  readonly provinceId: number;
  readonly province: string;
  readonly cityId: number;
  readonly city: string;
  readonly areaId: number;
  readonly area: string;
}

/** Provinces, cities and districts with their names in one script. */
export interface Regions {
  readonly tree: Tree;
  /** What lies directly inside; 0 is the country. */
  inside(areaId: number): readonly Area[];
  isDistrict(areaId: number): boolean;
  /** A district that a later edition of the data has dropped keeps its city and loses its name. */
  placeOf(areaId: number): Place;
}

type Script = 'chinese' | 'latin';
const READS_CHINESE: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja']);

const loaded = new Map<Script, Promise<Regions>>();

/** The regions as readers of this language know them. Loaded when first asked for: a start should not wait for it. */
export function regionsIn(locale: Locale): Promise<Regions> {
  const script: Script = READS_CHINESE.has(locale) ? 'chinese' : 'latin';
  const known = loaded.get(script);
  if (known) return known;
  const loading = load(script);
  loaded.set(script, loading);
  return loading;
}

async function load(script: Script): Promise<Regions> {
  const { areaList } = await import('@vant/area-data');
  const nameOf = script === 'latin' ? (await import('./romanise.ts')).romanise : chineseName;
  const read = (list: Record<string, string>, level: number): Area[] =>
    Object.entries(list)
      .map(([code, name]) => ({
        areaId: Number(code),
        areaName: nameOf(code, name),
        parentId: parentOf(Number(code), level),
        level,
      }))
      .sort((one, other) => one.areaId - other.areaId);
  return arrange([
    ...read(areaList.province_list, 1),
    ...read(areaList.city_list, 2),
    ...read(areaList.county_list, 3),
  ]);
}

/** The data calls the counties of Chongqing just 县, which says nothing once it stands in a list. */
function chineseName(code: string, name: string): string {
  return code === '500200' ? '重庆市辖县' : name;
}

/** A code is two digits of province, two of city, two of district. */
const provinceOf = (areaId: number) => areaId - (areaId % 10_000);
const cityOf = (areaId: number) => areaId - (areaId % 100);

function parentOf(areaId: number, level: number): number {
  if (level === 1) return 0;
  return level === 2 ? provinceOf(areaId) : cityOf(areaId);
}

function arrange(areas: readonly Area[]): Regions {
  const byId = new Map(areas.map((area) => [area.areaId, area]));
  const byParent = Map.groupBy(areas, (area) => area.parentId);
  const inside = (areaId: number) => byParent.get(areaId) ?? [];
  const nameOf = (areaId: number) => byId.get(areaId)?.areaName ?? '';
  return {
    tree: inside(0).map((province) => ({
      ...province,
      areas: inside(province.areaId).map((city) => ({ ...city, areas: inside(city.areaId) })),
    })),
    inside,
    isDistrict: (areaId) => byId.get(areaId)?.level === 3,
    placeOf: (areaId) => ({
      provinceId: provinceOf(areaId),
      province: nameOf(provinceOf(areaId)),
      cityId: cityOf(areaId),
      city: nameOf(cityOf(areaId)),
      areaId,
      area: nameOf(areaId),
    }),
  };
}
