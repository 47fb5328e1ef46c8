import { centsOf } from '@galleria/domain/money/main-units';
import { TriangleAlert } from 'lucide-react';
import { useMoneyText } from '../../features/money/use-money-text.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useText } from '../../words/words.tsx';
import { useCartHandle } from './cart-context.ts';
import type { CartLine } from './cart-data.ts';

const FEW = 10;

/** What has become of it since it was put in. */
export function LineHints({ line }: { line: CartLine }) {
  const text = useText();
  const money = useMoneyText();
  const problem = useCartHandle().problems[line.skuId];
  const { stocks, prodCount, isDeliverable } = line;
  const moreCents = centsOf(line.price) - centsOf(line.priceWhenAdded);
  const isShort = prodCount > stocks;
  return (
    <div className="flex flex-col gap-1 text-xs empty:hidden">
      {moreCents < 0 && (
        <p className="font-medium text-success">{text('cart.page.cheaper', { amount: money(-moreCents) })}</p>
      )}
      {moreCents > 0 && <p className="text-warning">{text('cart.page.dearer', { amount: money(moreCents) })}</p>}
      {isShort && <Warning>{text('cart.page.tooMany', { count: stocks })}</Warning>}
      {!isShort && stocks <= FEW && <p className="text-warning">{text('cart.page.few', { count: stocks })}</p>}
      {!isDeliverable && <Warning>{text('cart.page.notDelivered')}</Warning>}
      {problem && <ErrorLine>{problem}</ErrorLine>}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1.5 font-medium text-danger">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {children}
    </p>
  );
}
