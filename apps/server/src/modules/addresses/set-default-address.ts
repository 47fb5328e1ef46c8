import type * as contract from '@galleria/contract/addresses';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAddresses, moveDefault, readAddress } from './addresses-db.ts';
import type { AddressesContext } from './index.ts';

export const setDefaultAddress: UseCase<typeof contract.setDefaultAddress, AddressesContext> = (
  { database },
  { id },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, actor.userId);
    if (!(await readAddress(transaction.queries, actor.userId, id))) return refuse('address.notFound');
    await moveDefault(transaction.queries, actor.userId, id);
    return null;
  });
