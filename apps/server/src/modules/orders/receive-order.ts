import type { receiveOrder } from '@galleria/contract/orders';
import type { UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { stepOrder } from '../checkout/index.ts';
import type { OrdersContext } from './context.ts';
import { whyNot } from './why-not.ts';

export function receive({ database: { queries } }: OrdersContext): UseCase<typeof receiveOrder> {
  return async ({ orderNumber }, caller) => {
    const own = { userId: signedInBuyer(caller).userId, number: orderNumber };
    return (await stepOrder(queries, own, 'received')) ? null : whyNot(queries, own);
  };
}
