import type { deleteOrder } from '@galleria/contract/orders';
import type { UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { hideOrder } from '../checkout/index.ts';
import type { OrdersContext } from './context.ts';
import { whyNot } from './why-not.ts';

export function hide({ database: { queries } }: OrdersContext): UseCase<typeof deleteOrder> {
  return async ({ orderNumber }, caller) => {
    const own = { userId: signedInBuyer(caller).userId, number: orderNumber };
    return (await hideOrder(queries, own)) ? null : whyNot(queries, own);
  };
}
