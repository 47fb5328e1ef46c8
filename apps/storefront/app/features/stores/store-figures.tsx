import { formatRating } from '@galleria/i18n/formats';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useExternalStore } from '../../ui/external-store.ts';
import { favourites } from '../favourites/favourites-store.ts';
import { compactCount } from '../products/compact-count.ts';

interface StoreFiguresProps {
  store: { id: number; rating: number; fans: number; productCount: number };
}

/** Rating, followers and number of products, in one line that may wrap between them. */
export function StoreFigures({ store: { id, rating, fans: loadedFans, productCount } }: StoreFiguresProps) {
  const fans = useFollowerCount(id, loadedFans);
  const text = useText();
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs tabular-nums *:whitespace-nowrap">
      {rating > 0 && (
        <li className="inline-flex items-center gap-1 font-semibold">
          <Star aria-hidden className="size-3.5 fill-current text-star" />
          <span className="sr-only">{text('stores.card.rating')}</span>
          {formatRating(locale, rating)}
        </li>
      )}
      <li>{text('stores.card.fans', { fans: compactCount(locale, fans) })}</li>
      {productCount > 0 && <li>{text('stores.card.products', { count: productCount })}</li>}
    </ul>
  );
}

/** Number of followers, adjusted by this buyer's own click since the page was loaded. */
function useFollowerCount(shopId: number, loadedCount: number): number {
  const isOn = useExternalStore(favourites, (state) => state.store.has(shopId));
  const isLoaded = useExternalStore(favourites, (state) => state.isLoaded);
  const [counted, setCounted] = useState({ loadedCount, isLoaded, isOn });
  // A newly loaded count includes the current state, and so does the old one when the favourites have just been loaded.
  if (counted.loadedCount !== loadedCount || counted.isLoaded !== isLoaded) setCounted({ loadedCount, isLoaded, isOn });
  return loadedCount + Number(isOn) - Number(counted.isOn);
}

interface StoreBadgesProps {
  store: { isSelfOperated: boolean; isPreferred: boolean; isOpen: boolean };
}

/** Badges for a store's kind and state. */
export function StoreBadges({ store: { isSelfOperated, isPreferred, isOpen } }: StoreBadgesProps) {
  const text = useText();
  return (
    <>
      {isSelfOperated && <Badge tone="brand">{text('stores.card.selfOperated')}</Badge>}
      {isPreferred && <Badge tone="soft">{text('stores.card.preferred')}</Badge>}
      {!isOpen && <Badge tone="neutral">{text('stores.card.closed')}</Badge>}
    </>
  );
}
