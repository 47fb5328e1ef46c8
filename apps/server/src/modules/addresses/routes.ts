import * as operations from '@galleria/contract/addresses';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import { buyerOf } from './buyer.ts';
import type { Addresses } from './index.ts';

export function addressRoutes(addresses: Addresses): Binding[] {
  return [
    bind(operations.addressList, (_, caller) => addresses.list(buyerOf(caller))),
    bind(operations.addressCount, (_, caller) => addresses.count(buyerOf(caller))),
    bind(operations.addressInfo, ({ id }, caller) => addresses.info(id, buyerOf(caller))),
    bind(operations.addAddress, (draft, caller) => addresses.add(draft, buyerOf(caller))),
    bind(operations.updateAddress, (draft, caller) => addresses.update(draft, buyerOf(caller))),
    bind(operations.defaultAddress, ({ id }, caller) => addresses.chooseDefault(id, buyerOf(caller))),
    bind(operations.deleteAddress, ({ id }, caller) => addresses.delete(id, buyerOf(caller))),
    bind(operations.areaListByPid, ({ pid }, { locale }) => addresses.regionsInside(pid, locale)),
    bind(operations.areaListInfo, (_, { locale }) => addresses.regionTree(locale)),
  ];
}
