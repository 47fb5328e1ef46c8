import { centsOf } from '@galleria/domain/money/main-units';
import { tenthsPaid } from '@galleria/domain/promotions/coupons';
import { useText } from '../../messages/messages.tsx';
import { useMoneyText } from '../money/money-text.ts';

interface Rule {
  readonly kind: 'spend' | 'pieces';
}

/** In main units for `spend`; in pieces and percent for `pieces`. */
export interface Step {
  readonly from: number;
  readonly off: number;
}

/** The steps of a store's discount and a cart's progress, in words. */
export function useDiscountText() {
  const text = useText();
  const money = useMoneyText();
  const amountOf = (main: number) => money(centsOf(main));
  return {
    step({ kind }: Rule, { from, off }: Step): string {
      return kind === 'spend'
        ? text('promotions.discount.spendStep', { amount: amountOf(off), from: amountOf(from) })
        : text('promotions.discount.piecesStep', { percent: off, tenths: tenthsPaid(off), from });
    },
    reached({ kind }: Rule, { from, off }: Step): string {
      return kind === 'spend'
        ? text('cart.page.spendReached', { amount: amountOf(off), from: amountOf(from) })
        : text('cart.page.piecesReached', { percent: off, tenths: tenthsPaid(off), from });
    },
    next({ kind }: Rule, { off, missing }: Step & { readonly missing: number }): string {
      return kind === 'spend'
        ? text('cart.page.spendNext', { amount: amountOf(off), missing: amountOf(missing) })
        : text('cart.page.piecesNext', { percent: off, tenths: tenthsPaid(off), missing });
    },
  };
}
