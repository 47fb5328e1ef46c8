import type { addressInfo } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { ShownAddress } from './addresses-db.ts';
import type { Regions } from './regions.ts';

export function showAddress(address: ShownAddress, regions: Regions): OutputOf<typeof addressInfo> {
  return {
    addrId: address.id,
    receiver: address.receiver,
    mobile: address.mobile,
    postCode: address.postCode,
    ...regions.placeOf(address.areaId),
    addr: address.detail,
    commonAddr: address.isDefault ? 1 : 0,
  };
}
