import * as operations from '@galleria/contract/addresses';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import { buyerOf } from './buyer.ts';
import type { Addresses } from './index.ts';

export function addressRoutes(addresses: Addresses): Binding[] {
  return [
    bind(operations.addressList, (_, caller) => addresses.list(buyerOf(caller))),
    bind(operations.addressCount, (_, caller) => addresses.count(buyerOf(caller))),
    bind(operations.addressInfo, ({ id }, caller) => addresses.info(id, buyerOf(caller))),
    bind(operations.addAddress, (draft, caller) => addresses.add(draft, buyerOf(caller))),
    bind(operations.updateAddress, (draft, caller) => addresses.update(draft, buyerOf(caller))),
    bind(operations.setDefaultAddress, ({ id }, caller) => addresses.chooseDefault(id, buyerOf(caller))),
    bind(operations.deleteAddress, ({ id }, caller) => addresses.delete(id, buyerOf(caller))),
    bind(operations.regionList, ({ pid }, { locale }) => addresses.regionsInside(pid, locale)),
    bind(operations.regionTree, (_, { locale }) => addresses.regionTree(locale)),
  ];
}
