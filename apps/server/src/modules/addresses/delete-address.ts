import type * as contract from '@galleria/contract/addresses';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { deleteAddressRow, lockAddresses, moveDefault, readLatestId } from './addresses-db.ts';
import type { AddressesContext } from './index.ts';

/** After the default address is deleted, the latest remaining one becomes the default. */
export const deleteAddress: UseCase<typeof contract.deleteAddress, AddressesContext> = (
  { database },
  { id },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { userId } = actor;
    await lockAddresses(transaction, userId);
    const deleted = await deleteAddressRow(queries, userId, id);
    if (!deleted) return refuse('address.notFound');
    const latest = deleted.wasDefault ? await readLatestId(queries, userId) : undefined;
    if (latest !== undefined) await moveDefault(queries, userId, latest);
    return null;
  });
