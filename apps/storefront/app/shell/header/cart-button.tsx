import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { countText } from '../count-text.ts';

/** `limit`: the largest number shown in full. */
export function CartButton({ limit, compact = false }: { limit: number; compact?: boolean }) {
  const text = useText();
  const cartCount = useCartCount(useShell());
  return (
    <Link
      to="/cart"
      className={`inline-flex h-11 shrink-0 items-center gap-2.5 whitespace-nowrap rounded-card font-semibold text-sm transition-[background-color,border-color] ${compact ? 'px-2 hover:bg-well' : 'px-2 md:h-12 md:border md:border-line md:px-5 md:hover:border-ink'}`}
    >
      <span className="relative">
        <ShoppingCart aria-hidden className="size-5" />
        {cartCount > 0 && (
          <span
            aria-hidden
            className="absolute -end-2.5 -top-2.5 min-w-4.5 rounded-full bg-brand px-1 text-center font-bold text-[11px] text-on-brand leading-4.5"
          >
            {countText(cartCount, limit)}
          </span>
        )}
      </span>
      <span className="sr-only">{text('shell.cartCount', { count: cartCount })}</span>
      {!compact && (
        <span aria-hidden className="max-md:hidden">
          {text('shell.cart')}
        </span>
      )}
    </Link>
  );
}
