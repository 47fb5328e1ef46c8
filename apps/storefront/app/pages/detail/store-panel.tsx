import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import type { CardStore } from '../../features/stores/card-store.ts';
import { storeAddress } from '../../features/stores/store-address.ts';
import { StoreBadges, StoreFigures } from '../../features/stores/store-figures.tsx';
import { StoreLogo } from '../../features/stores/store-logo.tsx';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Deferred, useDeferred } from './deferred.ts';
import { PartBoundary } from './part-boundary.tsx';

/** The store that sells the product. */
export function StorePanel({ store }: { store: Deferred<CardStore | undefined> }) {
  return (
    <PartBoundary waiting={<Skeleton className="h-24 rounded-card" />}>
      <Panel store={store} />
    </PartBoundary>
  );
}

function Panel({ store: promised }: { store: Deferred<CardStore | undefined> }) {
  const text = useText();
  const store = useDeferred(promised);
  if (!store) return null;
  const { id, name, logo } = store;
  return (
    <section aria-labelledby="store" className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5">
      <StoreLogo path={logo} />
      <div className="flex min-w-40 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 id="store" className="font-semibold text-base tracking-normal">
            <a href={storeAddress(id)} className="hover:text-brand-ink">
              <span className="sr-only">{text('detail.soldBy')} </span>
              {name}
            </a>
          </h2>
          <StoreBadges store={store} />
        </div>
        <div className="text-ink-soft">
          <StoreFigures store={store} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <FavouriteButton kind="store" id={id} name={name} size="small" />
        <a href={storeAddress(id)} className={buttonClass('solid', 'small')}>
          {text('detail.visitStore')}
        </a>
      </div>
    </section>
  );
}
