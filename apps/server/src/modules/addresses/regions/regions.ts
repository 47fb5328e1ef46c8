import type { regionList, regionTree } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';

type Area = OutputOf<typeof regionList>[number];
type Tree = OutputOf<typeof regionTree>;

interface RegionPath {
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
  /** The direct children; those of area 0, the country, are the provinces. */
  inside(areaId: number): readonly Area[];
  isDistrict(areaId: number): boolean;
  /** A district that is no longer in the data keeps its city and province and has an empty name. */
  pathOf(areaId: number): RegionPath;
}

type Script = 'chinese' | 'latin';
const READS_CHINESE: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja']);

const loaded = new Map<Script, Promise<Regions>>();

/** The regions with names in the script of the language. Loaded on first use to keep the start fast. */
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
  return buildRegions([
    ...read(areaList.province_list, 1),
    ...read(areaList.city_list, 2),
    ...read(areaList.county_list, 3),
  ]);
}

/** The data set names the counties of Chongqing just 县 ("county"), which is unclear in a list. */
function chineseName(code: string, name: string): string {
  return code === '500200' ? '重庆市辖县' : name;
}

/** A code has six digits: two each for province, city and district. */
const provinceOf = (areaId: number) => areaId - (areaId % 10_000);
const cityOf = (areaId: number) => areaId - (areaId % 100);

function parentOf(areaId: number, level: number): number {
  if (level === 1) return 0;
  return level === 2 ? provinceOf(areaId) : cityOf(areaId);
}

function buildRegions(areas: readonly Area[]): Regions {
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
    pathOf: (areaId) => ({
      provinceId: provinceOf(areaId),
      province: nameOf(provinceOf(areaId)),
      cityId: cityOf(areaId),
      city: nameOf(cityOf(areaId)),
      areaId,
      area: nameOf(areaId),
    }),
  };
}
