import type { confirmOrder } from '@galleria/contract/checkout';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import type { FormState } from '../../forms/form-state.ts';
import type { Choices } from './choices.ts';

/** What the order would be under the choices made so far. */
export type Confirmed = OutputOf<typeof confirmOrder>;
export type ConfirmedShop = Confirmed['shops'][number];
export type CouponChoice = Confirmed['platformCoupons'][number];

/** One SKU that is bought directly; without it the checked lines of the cart are. */
export type OrderItem = NonNullable<InputOf<typeof confirmOrder>['orderItem']>;

/** What the page's action answers: a refusal and, as far as it can be had, the order as it is now. */
export interface CheckoutOutcome extends FormState {
  readonly confirmed?: Confirmed;
  readonly choices?: Choices;
  /** The cart was changed elsewhere so that there is no order any more, and these are the words for that. */
  readonly nothingLeft?: string;
}
