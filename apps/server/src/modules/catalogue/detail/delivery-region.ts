import type { regionTree } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { Caller } from '../../../infra/calls/use-case.ts';
import type { CatalogueContext } from '../context.ts';

/** Destination of a parcel, as far as fees and duration depend on it. */
export interface DeliveryRegion {
  readonly provinceId: number;
  readonly cityId: number;
  readonly name: string;
}

interface Destination {
  readonly addrId?: number | undefined;
  readonly areaId?: number | undefined;
}

/** The given address of the buyer, else the given district, else the buyer's default address. */
export async function findDeliveryRegion(
  { addresses }: Pick<CatalogueContext, 'addresses'>,
  { actor, locale }: Pick<Caller, 'actor' | 'locale'>,
  { addrId, areaId }: Destination,
): Promise<DeliveryRegion | undefined> {
  const needsOwn = actor.kind === 'buyer' && (addrId !== undefined || areaId === undefined);
  const own = needsOwn ? await addresses.list({ userId: actor.userId, locale }) : [];
  const named = own.find((address) => address.addrId === addrId);
  if (named) return regionOf(named);
  if (areaId !== undefined) return findDistrict(await addresses.regionTree(locale), areaId);
  const defaultAddress = own.find((address) => address.commonAddr === 1);
  return defaultAddress && regionOf(defaultAddress);
}

function findDistrict(tree: OutputOf<typeof regionTree>, areaId: number): DeliveryRegion | undefined {
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

interface Place {
  readonly provinceId: number;
  readonly cityId: number;
  readonly province: string;
  readonly city: string;
  readonly area: string;
}

/** A city that is also a province is named once. */
function regionOf({ provinceId, cityId, province, city, area }: Place): DeliveryRegion {
  return { provinceId, cityId, name: [...new Set([province, city, area])].filter(Boolean).join(' ') };
}
