import { ChevronDown } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import type { CartLine } from './cart-data.ts';
import { useCartHandle } from './use-cart.ts';

const SkuDialog = lazy(() => import('../../features/cart/sku-dialog.tsx'));

/** The chosen options and a button to change them; without scripts a link to the product page. */
export function OptionButton({ line }: { line: CartLine }) {
  const text = useText();
  const { change } = useCartHandle();
  const [open, setOpen] = useState(false);
  const { prodId, skuId, skuName, prodName: name, prodCount, hasOptions } = line;
  if (!hasOptions) return skuName ? <bdi className="text-ink-soft text-xs">{skuName}</bdi> : null;

  function openHere(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a
        data-early
        href={`/detail?prodId=${prodId}&sku=${skuId}`}
        aria-haspopup="dialog"
        onClick={openHere}
        className="inline-flex min-h-9 max-md:min-h-11 max-w-full items-center gap-1.5 self-start rounded-control bg-well px-2.5 text-ink-soft text-xs hover:text-ink"
      >
        <span className="sr-only">{text('cart.page.options', { name })}</span>
        <bdi className="truncate">{skuName}</bdi>
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
      </a>
      {open && (
        <Suspense>
          <SkuDialog
            prodId={prodId}
            skuId={skuId}
            confirmLabel={text('cart.sku.confirm')}
            onClose={() => setOpen(false)}
            onChoose={(sku) => {
              setOpen(false);
              if (sku.skuId === skuId) return;
              const count = Math.min(prodCount, sku.stocks);
              change({ kind: 'switch', oldSkuId: skuId, skuId: sku.skuId, count });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
