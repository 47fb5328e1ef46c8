import { centsOf } from '@galleria/domain/money/main-units';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Price } from '../../../features/money/price.tsx';
import { useText } from '../../../messages/messages.tsx';
import { IconButton } from '../../../ui/button.tsx';
import type { Chosen } from './use-choice.ts';

/**
 * Quantity of the chosen SKU and the sum. The row keeps its space before a SKU is chosen; it is hidden when sold out.
 */
export function QuantityRow({ chosen: { sku, quantity, limitPerBuyer } }: { chosen: Chosen }) {
  const text = useText();
  const id = useId();
  if (sku?.stocks === 0) return null;
  return (
    <div
      inert={!sku}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 inert:opacity-50 noscript:hidden"
    >
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {text('detail.quantity')}
        </label>
        <div className="flex items-center rounded-control border border-edge bg-mist">
          <IconButton
            label={text('detail.oneLess')}
            icon={<Minus />}
            aria-disabled={quantity.value <= 1}
            onClick={() => quantity.add(-1)}
          />
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={quantity.most}
            value={quantity.shown}
            onChange={(event) => quantity.type(event.target.value)}
            onBlur={quantity.commit}
            className="h-11 w-14 [appearance:textfield] bg-transparent text-center text-base tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
          />
          <IconButton
            label={text('detail.oneMore')}
            icon={<Plus />}
            aria-disabled={quantity.value >= quantity.most}
            onClick={() => quantity.add(1)}
          />
        </div>
        {limitPerBuyer !== null && (
          <p className="text-ink-soft text-sm">{text('detail.buyerLimit', { count: limitPerBuyer })}</p>
        )}
      </div>
      <p aria-live="polite" className="flex items-baseline gap-2 text-ink-soft text-sm">
        {text('detail.subtotal')}
        {sku ? <Price amountCents={centsOf(sku.price) * quantity.value} /> : <span>–</span>}
      </p>
    </div>
  );
}
