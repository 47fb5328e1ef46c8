import { DELIVERY_TYPE } from '../catalogue/product-types.ts';
import { ORDER_TYPE, type OrderType } from '../orders/order-status.ts';
import { PAY_TYPE, type PayType } from './pay-types.ts';

/** Why a pay type cannot be chosen. */
export type Objection =
  | 'none'
  | 'insufficient'
  | 'noPayPassword'
  | 'somethingToPay'
  | 'nothingToPay'
  | 'virtual'
  | 'delivery'
  | 'group'
  | 'flashSale'
  | 'preSale';

export interface PaymentFacts {
  readonly payableCents: number;
  readonly balanceCents: number;
  readonly hasPayPassword: boolean;
  /** At least one line is virtual: its voucher codes are issued only on payment, so cash on delivery is excluded. */
  readonly hasVirtual: boolean;
  readonly orders: readonly { readonly deliveryType: number; readonly type?: OrderType }[];
}

/** Shown beside the pay type, and returned when `payOrder` refuses it. */
export function methodObjection(payType: PayType, facts: PaymentFacts): Objection {
  if (payType === PAY_TYPE.points) return facts.payableCents > 0 ? 'somethingToPay' : 'none';
  if (facts.payableCents === 0) return 'nothingToPay';
  if (payType === PAY_TYPE.balance) return balanceObjection(facts);
  // A place in a group has to be paid at once: other buyers wait for it.
  const isOf = (orderType: OrderType) => facts.orders.some(({ type }) => type === orderType);
  const isPaidLater = payType === PAY_TYPE.cashOnDelivery || payType === PAY_TYPE.transfer;
  if (isPaidLater && isOf(ORDER_TYPE.group)) return 'group';
  // A flash sale holds its goods for minutes only.
  if (isPaidLater && isOf(ORDER_TYPE.flashSale)) return 'flashSale';
  // The dates of a pre-sale are based on money that has arrived.
  if (isPaidLater && isOf(ORDER_TYPE.preSale)) return 'preSale';
  if (payType === PAY_TYPE.cashOnDelivery) return cashObjection(facts);
  return 'none';
}

function balanceObjection({ balanceCents, payableCents, hasPayPassword }: PaymentFacts): Objection {
  if (balanceCents < payableCents) return 'insufficient';
  return hasPayPassword ? 'none' : 'noPayPassword';
}

/** Cash on delivery needs a courier at the door. */
function cashObjection({ orders, hasVirtual }: PaymentFacts): Objection {
  if (hasVirtual) return 'virtual';
  const { courier, sameCity } = DELIVERY_TYPE;
  return orders.every(({ deliveryType }) => deliveryType === courier || deliveryType === sameCity)
    ? 'none'
    : 'delivery';
}
