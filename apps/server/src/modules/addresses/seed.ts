import type { addAddress } from '@galleria/contract/addresses';
import type { InputOf } from '@galleria/contract/operation';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertAddress, moveDefault } from './addresses-db.ts';

export async function seedAddresses(
  { queries }: Transaction,
  userId: string,
  drafts: readonly InputOf<typeof addAddress>[],
): Promise<void> {
  for (const { addr, commonAddr, areaId, receiver, mobile, postCode } of drafts) {
    const text = { receiver, mobile, postCode, areaId: Number(areaId), detail: addr };
    const id = await insertAddress(queries, userId, text);
    if (commonAddr === 1) await moveDefault(queries, userId, id);
  }
}
