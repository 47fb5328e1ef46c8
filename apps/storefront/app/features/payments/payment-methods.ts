import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { Banknote, CircleDollarSign, Coins, CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react';

type Id = MessageId<'storefront'>;

interface PaymentMethod {
  readonly icon: LucideIcon;
  readonly name: Id;
  readonly hint: Id;
}

/** Names and icons of payment methods, by `payType`. */
export const PAYMENT_METHODS: Readonly<Record<number, PaymentMethod>> = {
  [PAY_TYPE.stripe]: { icon: CreditCard, name: 'checkout.pay.stripe', hint: 'checkout.pay.stripeHint' },
  [PAY_TYPE.payPal]: { icon: CircleDollarSign, name: 'checkout.pay.payPal', hint: 'checkout.pay.payPalHint' },
  [PAY_TYPE.payPalCard]: { icon: CreditCard, name: 'checkout.pay.payPalCard', hint: 'checkout.pay.payPalCardHint' },
  [PAY_TYPE.balance]: { icon: Wallet, name: 'checkout.pay.balance', hint: 'checkout.pay.balanceHint' },
  [PAY_TYPE.points]: { icon: Coins, name: 'checkout.pay.points', hint: 'checkout.pay.pointsHint' },
  [PAY_TYPE.cashOnDelivery]: { icon: Banknote, name: 'checkout.pay.cash', hint: 'checkout.pay.cashHint' },
  [PAY_TYPE.transfer]: { icon: Landmark, name: 'checkout.pay.transfer', hint: 'checkout.pay.transferHint' },
};
