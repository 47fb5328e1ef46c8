import { centsOf } from '@galleria/domain/money/main-units';
import { tenthsPaid } from '@galleria/domain/promotions/coupons';
import { BadgePercent } from 'lucide-react';
import { useMoneyText } from '../../features/money/currency.tsx';
import { useText } from '../../words/words.tsx';
import type { CartDiscount } from './cart-data.ts';

/** What a store's discount takes off now, and how far it is to the next step. */
export function DiscountLine({ discount }: { discount: CartDiscount }) {
  const text = useText();
  const words = useDiscountWords();
  const { name, reached, next, prodIds } = discount;
  if (!reached && !next) return null;
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-well px-3 py-2 text-xs">
      <div className="flex items-start gap-2">
        <BadgePercent aria-hidden className="mt-px size-4 shrink-0 text-brand-ink" />
        <p className="min-w-0 flex-1">
          <bdi className="font-semibold text-brand-ink">{name}</bdi>
          {prodIds.length > 0 && <span className="text-ink-soft"> · {text('cart.page.onlySome')}</span>}
          {reached && <span className="block text-success">{words.reached(discount, reached)}</span>}
          {next && <span className="block">{words.next(discount, next)}</span>}
        </p>
      </div>
      {next && (
        <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-brand"
            style={{ width: `${Math.max(0, Math.min(100, ((next.from - next.missing) / next.from) * 100))}%` }}
          />
        </span>
      )}
    </li>
  );
}

function useDiscountWords() {
  const text = useText();
  const money = useMoneyText();
  const amountOf = (main: number) => money(centsOf(main));
  return {
    reached({ kind }: CartDiscount, { from, off }: NonNullable<CartDiscount['reached']>): string {
      return kind === 'spend'
        ? text('cart.page.spendReached', { amount: amountOf(off), from: amountOf(from) })
        : text('cart.page.piecesReached', { percent: off, tenths: tenthsPaid(off), from });
    },
    next({ kind }: CartDiscount, { off, missing }: NonNullable<CartDiscount['next']>): string {
      return kind === 'spend'
        ? text('cart.page.spendNext', { amount: amountOf(off), missing: amountOf(missing) })
        : text('cart.page.piecesNext', { percent: off, tenths: tenthsPaid(off), missing });
    },
  };
}
