import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import type { Queries } from '../../../infra/database/database.ts';
import { readRegisteredAddress, readReturnAddresses } from '../../stores/index.ts';
import type { RefundRequest, ReturnAddressSnapshot } from './requests-db.ts';

export interface ReturnTerms {
  readonly needsReturn: boolean;
  readonly returnAddress: ReturnAddressSnapshot | null;
}

/**
 * Where the goods of an accepted request are sent: to the chosen return address of the store, or its default one. Goods
 * that the buyer has sent already are not sent again. Undefined when the store has no such address.
 */
export async function chosenReturnAddress(
  queries: Queries,
  request: Pick<RefundRequest, 'kind' | 'express' | 'storeId' | 'returnAddress'>,
  addressId: number | undefined,
): Promise<ReturnTerms | undefined> {
  if (request.kind !== REFUND_KIND.returnGoods || request.express !== null) {
    return { needsReturn: false, returnAddress: request.returnAddress };
  }
  const all = await readReturnAddresses(queries, request.storeId);
  const chosen = addressId === undefined ? all[0] : all.find(({ id }) => id === addressId);
  if (!chosen) return undefined;
  const { receiver, phone: mobile, areaId, detail, postCode } = chosen;
  return { needsReturn: true, returnAddress: { receiver, mobile, areaId, detail, postCode } };
}

/**
 * The return address when none was chosen: the default one, or the registered address of the store. If neither is
 * known, the buyer keeps the goods, since the refund cannot wait for a return that is impossible.
 */
export async function returnAddressFor(
  queries: Queries,
  request: Pick<RefundRequest, 'kind' | 'express' | 'storeId' | 'returnAddress'>,
): Promise<ReturnTerms> {
  const terms = await chosenReturnAddress(queries, request, undefined);
  if (terms) return terms;
  const registered = await readRegisteredAddress(queries, request.storeId);
  if (!registered) return { needsReturn: false, returnAddress: null };
  const { receiver, phone: mobile, detail } = registered;
  const returnAddress = { receiver, mobile, areaId: null, detail, postCode: '', isRegistered: true };
  return { needsReturn: true, returnAddress };
}
