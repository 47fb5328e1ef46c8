import { Star } from 'lucide-react';
import { compactCount } from '../products/compact-count.ts';
import { useLocale, useText } from '../words/words.tsx';

interface StoreStandingProps {
  store: { rating: number; fans: number; productCount: number };
}

/** How others find the store, in one line that may wrap between its parts. */
export function StoreStanding({ store: { rating, fans, productCount } }: StoreStandingProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs tabular-nums *:whitespace-nowrap">
      {rating > 0 && (
        <li className="inline-flex items-center gap-1 font-semibold">
          <Star aria-hidden className="size-3.5 fill-current text-warning" />
          <span className="sr-only">{text('stores.card.rating')}</span>
          {rating.toFixed(1)}
        </li>
      )}
      <li>{text('stores.card.fans', { fans: compactCount(locale, fans) })}</li>
      {productCount > 0 && <li>{text('stores.card.products', { count: productCount })}</li>}
    </ul>
  );
}
