import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '../../messages/messages.tsx';
import { useQuickAdd } from './use-quick-add.ts';

const SkuDialog = lazy(() => import('./sku-dialog.tsx'));

/** On a product card: adds to the cart without leaving the page. Needs scripts, so it is hidden without them. */
export function QuickAdd({ prodId, name }: { prodId: number; name: string }) {
  const text = useText();
  const { begin, choose, close, isChoosing, isBusy } = useQuickAdd(prodId);
  return (
    <>
      <button
        type="button"
        aria-label={text('cart.add.toCartNamed', { name })}
        aria-disabled={isBusy || undefined}
        onClick={begin}
        className="group/add grid size-11 place-items-center rounded-full noscript:hidden"
      >
        <span className="grid size-8 place-items-center rounded-full bg-mist/90 text-ink-soft transition-[color,transform,opacity] group-hover/add:text-brand-ink group-active/add:scale-90 group-aria-disabled/add:opacity-50">
          <ShoppingCart aria-hidden className="size-4.5" />
        </span>
      </button>
      {isChoosing && (
        <Suspense>
          <SkuDialog prodId={prodId} confirmLabel={text('cart.add.toCart')} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
