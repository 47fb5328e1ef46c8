import type { deleteOrder } from '@galleria/contract/orders';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../context.ts';
import { hideOrder } from './mark-orders-db.ts';
import { whyNot } from './refuse-unchanged.ts';

export function hide({ database: { queries } }: OrdersContext): BoundUseCase<typeof deleteOrder> {
  return async ({ orderNumber }, caller) => {
    const own = { userId: signedInBuyer(caller).userId, number: orderNumber };
    return (await hideOrder(queries, own)) ? null : whyNot(queries, own);
  };
}
