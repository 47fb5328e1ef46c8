import * as operations from '@galleria/contract/promotions';
import type { CouponStatus } from '@galleria/domain/promotions/coupons';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind, type Caller } from '../../infra/calls/use-case.ts';
import type { Buyer } from './context.ts';
import type { Promotions } from './index.ts';

function buyerOf(caller: Caller): Buyer {
  return { actor: caller.actor, userId: signedInBuyer(caller).userId, locale: caller.locale };
}

export function promotionRoutes(promotions: Promotions): Binding[] {
  return [
    bind(operations.couponPage, (question, caller) => promotions.offers(question, caller)),
    bind(operations.collectCoupon, ({ couponId }, caller) => promotions.receive(couponId, buyerOf(caller))),
    bind(operations.ownCouponPage, ({ status, ...page }, caller) =>
      // The contract lets only these numbers through.
      promotions.ownPage({ ...page, status: status as CouponStatus }, buyerOf(caller)),
    ),
    bind(operations.usableCoupons, ({ prodId }, caller) => promotions.usable(prodId, buyerOf(caller))),
  ];
}
