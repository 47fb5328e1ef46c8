import { DELIVERY_TYPE } from '../catalogue/product-types.ts';
import { PAY_TYPE, type PayType } from './pay-types.ts';

/** Why a way of paying cannot be chosen. */
export type Objection =
  | 'none'
  | 'insufficient'
  | 'noPayPassword'
  | 'somethingToPay'
  | 'nothingToPay'
  | 'virtual'
  | 'delivery';

export interface PayingFacts {
  readonly payableCents: number;
  readonly balanceCents: number;
  readonly hasPayPassword: boolean;
  /** Something among it needs no sending, if only one line: its codes are handed out against money, not promises. */
  readonly hasVirtual: boolean;
  readonly orders: readonly { readonly deliveryType: number }[];
}

/** The counter shows it beside the method, and paying that way all the same is refused for the same reason. */
export function objectionTo(payType: PayType, facts: PayingFacts): Objection {
  if (payType === PAY_TYPE.points) return facts.payableCents > 0 ? 'somethingToPay' : 'none';
  if (facts.payableCents === 0) return 'nothingToPay';
  if (payType === PAY_TYPE.balance) return objectionToBalance(facts);
  if (payType === PAY_TYPE.cashOnDelivery) return objectionToCash(facts);
  return 'none';
}

function objectionToBalance({ balanceCents, payableCents, hasPayPassword }: PayingFacts): Objection {
  if (balanceCents < payableCents) return 'insufficient';
  return hasPayPassword ? 'none' : 'noPayPassword';
}

/** Somebody has to stand at the door and take it. */
function objectionToCash({ orders, hasVirtual }: PayingFacts): Objection {
  if (hasVirtual) return 'virtual';
  const { courier, sameCity } = DELIVERY_TYPE;
  return orders.every(({ deliveryType }) => deliveryType === courier || deliveryType === sameCity)
    ? 'none'
    : 'delivery';
}
