import type { regionTree } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { Actor } from '@galleria/domain/access/access';
import type { Locale } from '@galleria/domain/site/locales';
import type { Caller } from '../../infra/calls/use-case.ts';

/** Where something is to be sent, as far as fees and days depend on it. */
export interface Region {
  readonly provinceId: number;
  readonly cityId: number;
  readonly name: string;
}

interface Wish {
  addrId?: number | undefined;
  areaId?: number | undefined;
}

export type RegionFor = (caller: Pick<Caller, 'actor' | 'locale'>, wish: Wish) => Promise<Region | undefined>;

/** What addresses, further down, know of places. */
interface AddressBook {
  list(buyer: { actor: Actor; userId: string; locale: Locale }): Promise<readonly Address[]>;
  regionTree(locale: Locale): Promise<OutputOf<typeof regionTree>>;
}

interface Address {
  readonly addrId: number;
  readonly commonAddr: number;
  readonly provinceId: number;
  readonly cityId: number;
  readonly province: string;
  readonly city: string;
  readonly area: string;
}

/** One of the buyer's addresses when it is named, else a district that is named, else the buyer's default address. */
export function findRegions(book: () => AddressBook): RegionFor {
  return async ({ actor, locale }, { addrId, areaId }) => {
    const own = actor.kind === 'buyer' && (addrId !== undefined || areaId === undefined);
    const addresses = own ? await book().list({ actor, userId: actor.userId, locale }) : [];
    const named = addresses.find((address) => address.addrId === addrId);
    if (named) return regionOf(named);
    if (areaId !== undefined) return districtIn(await book().regionTree(locale), areaId);
    const usual = addresses.find((address) => address.commonAddr === 1);
    return usual && regionOf(usual);
  };
}

function districtIn(tree: OutputOf<typeof regionTree>, areaId: number): Region | undefined {
  for (const province of tree) {
    for (const city of province.areas) {
      const district = city.areas.find((area) => area.areaId === areaId);
      if (district)
        return regionOf({
          provinceId: province.areaId,
          cityId: city.areaId,
          province: province.areaName,
          city: city.areaName,
          area: district.areaName,
        });
    }
  }
  return undefined;
}

/** Cities that are provinces are named once. */
function regionOf({ provinceId, cityId, province, city, area }: Omit<Address, 'addrId' | 'commonAddr'>): Region {
  return { provinceId, cityId, name: [...new Set([province, city, area])].filter(Boolean).join(' ') };
}
