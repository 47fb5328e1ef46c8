import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { ProgressBar, ProgressText } from '../../features/promotions/discount-progress.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useShell } from '../../visit/shell-data.ts';
import type { CartProgress } from './discount-data.ts';

/** Progress of the cart towards the discount, updated when products are added on this page. */
export function CartProgressCard({ progress }: { progress: CartProgress | undefined }) {
  const text = useText();
  useFreshProgress();
  return (
    <div aria-live="polite">
      {progress && (
        <section
          aria-label={text('promotions.discount.inCart')}
          className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4"
        >
          <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2 text-sm">
            <p>
              <ProgressText progress={progress} />
            </p>
            <ProgressBar progress={progress} />
          </div>
          <ButtonLink to="/cart" tone="outline" size="small">
            {text('cart.note.view')}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function useFreshProgress(): void {
  const count = useCartCount(useShell());
  const known = useRef(count);
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    reload();
  }, [count]);
}
