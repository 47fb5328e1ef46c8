import type { Address, Regions } from './address-types.ts';

/** What the form begins with. */
export function firstValues(address: Address | undefined) {
  return {
    receiver: address?.receiver ?? '',
    mobile: address?.mobile ?? '',
    provinceId: String(address?.provinceId ?? ''),
    cityId: String(address?.cityId ?? ''),
    areaId: String(address?.areaId ?? ''),
    addr: address?.addr ?? '',
    postCode: address?.postCode ?? '',
    commonAddr: String(address?.commonAddr ?? 0),
  };
}

/** Until the neighbours are known, the lists hold the places of the address itself. */
export function regionsOf(known: Regions, address: Address | undefined): Regions {
  if (!address || known.cities.length > 0) return known;
  const { provinceId, cityId, city, areaId, area } = address;
  return {
    provinces: known.provinces,
    cities: [{ areaId: cityId, areaName: city, parentId: provinceId, level: 2 }],
    districts: [{ areaId, areaName: area, parentId: cityId, level: 3 }],
  };
}
