import * as operations from '@galleria/contract/cart';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind, type Caller } from '../../infra/calls/use-case.ts';
import type { Buyer } from './context.ts';
import type { Cart } from './index.ts';

function buyerOf(caller: Caller): Buyer {
  return { actor: caller.actor, userId: signedInBuyer(caller).userId, locale: caller.locale };
}

export function cartRoutes(cart: Cart): Binding[] {
  return [
    bind(operations.cartInfo, ({ addrId }, caller) => cart.info(addrId, buyerOf(caller))),
    bind(operations.changeCartItem, (change, caller) => cart.change(change, buyerOf(caller))),
    bind(operations.changeGuestCartItem, (change, caller) => cart.changeAsGuest(change, caller)),
    bind(operations.cartCount, (_, caller) => cart.count(buyerOf(caller))),
    bind(operations.guestCartCount, (_, caller) => cart.countAsGuest(caller)),
    bind(operations.selectCartItems, ({ basketIds, isChecked }, caller) =>
      cart.check(basketIds, isChecked === 1, buyerOf(caller)),
    ),
    bind(operations.deleteCartItems, ({ basketIds }, caller) => cart.remove(basketIds, buyerOf(caller))),
    bind(operations.expiredCartItems, (_, caller) => cart.expired(buyerOf(caller))),
    bind(operations.clearExpiredCartItems, (_, caller) => cart.clearExpired(buyerOf(caller))),
    bind(operations.mergeCart, (_, caller) => cart.merge(buyerOf(caller), caller.browser)),
  ];
}
