import type * as staffContract from '@galleria/contract/accounts/buyer-records';
import type * as contract from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { type AddressRow, countAddresses } from './addresses-db.ts';
import type { AddressesContext } from './index.ts';
import { type Regions, regionsIn } from './regions/regions.ts';

export const addressList: UseCase<typeof contract.addressList, AddressesContext> = (
  { list },
  _,
  { actor: { userId }, locale },
) => list({ userId, locale });

export const addressInfo: UseCase<typeof contract.addressInfo, AddressesContext> = (
  { info },
  { id },
  { actor: { userId }, locale },
) => info(id, { userId, locale });

export const addressCount: UseCase<typeof contract.addressCount, AddressesContext> = async (
  { database, rules },
  _,
  { actor },
) => ({
  count: await countAddresses(database.queries, actor.userId),
  limit: (await rules()).addressesPerBuyer,
});

export function presentAddress(row: AddressRow, regions: Regions): OutputOf<typeof contract.addressInfo> {
  return {
    addrId: row.id,
    receiver: row.receiver,
    mobile: row.mobile,
    postCode: row.postCode,
    ...regions.pathOf(row.areaId),
    addr: row.detail,
    commonAddr: row.isDefault ? 1 : 0,
  };
}

export const regionList: UseCase<typeof contract.regionList, AddressesContext> = async (_, { pid }, { locale }) => [
  ...(await regionsIn(locale)).inside(pid),
];

export const regionTree: UseCase<typeof contract.regionTree, AddressesContext> = (context, _, { locale }) =>
  context.regionTree(locale);

export const buyerAddressCount: UseCase<typeof staffContract.buyerAddressCount, AddressesContext> = async (
  { database: { queries } },
  { userId },
) => ({ count: await countAddresses(queries, userId) });
