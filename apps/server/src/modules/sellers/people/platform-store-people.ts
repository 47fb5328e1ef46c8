import type * as contract from '@galleria/contract/stores/staff-stores';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SellersContext } from '../context.ts';
import { readMembers } from './people-db.ts';

export const platformStorePeople: UseCase<typeof contract.platformStorePeople, SellersContext> = async (
  { database: { queries } },
  { storeId, ...paging },
) => {
  const { records, total } = await readMembers(queries, storeId, paging);
  const people = records.map(({ sellerId, name, mail, roleId, roleName, isBuiltIn }) => ({
    ...{ sellerId, name, mail: mail ?? '' },
    role: { roleId, name: roleName, isBuiltIn },
  }));
  return toPage(people, total, paging);
};
