import { centsOf } from '@galleria/domain/money/main-units';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useText } from '../../../words/words.tsx';
import type { Sku } from '../detail-data.ts';
import { clampQuantity } from '../quantity.ts';

/** How many of the chosen SKU, and what they cost together. Nothing to count before one is chosen, or when none is left. */
export function QuantityRow({ sku }: { sku: Sku | undefined }) {
  const text = useText();
  const id = useId();
  const [wanted, setWanted] = useState(1);
  // What is being typed may be no number for a moment; it becomes one when the field is left.
  const [draft, setDraft] = useState<string>();
  const stocks = sku?.stocks ?? 0;
  const quantity = clampQuantity(draft ?? wanted, stocks);
  if (!sku || stocks === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 noscript:hidden">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {text('detail.quantity')}
        </label>
        <div className="flex items-center rounded-control border border-edge bg-mist">
          <IconButton
            label={text('detail.oneLess')}
            icon={<Minus />}
            aria-disabled={quantity <= 1}
            onClick={() => setWanted(clampQuantity(quantity - 1, stocks))}
          />
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={stocks}
            value={draft ?? quantity}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={() => {
              setWanted(quantity);
              setDraft(undefined);
            }}
            className="h-11 w-14 [appearance:textfield] bg-transparent text-center text-base tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
          />
          <IconButton
            label={text('detail.oneMore')}
            icon={<Plus />}
            aria-disabled={quantity >= stocks}
            onClick={() => setWanted(clampQuantity(quantity + 1, stocks))}
          />
        </div>
      </div>
      <p aria-live="polite" className="flex items-baseline gap-2 text-ink-soft text-sm">
        {text('detail.subtotal')}
        <Price amountCents={centsOf(sku.price) * quantity} />
      </p>
    </div>
  );
}
