import { Heart } from 'lucide-react';
import { compactCount } from '../../../features/products/compact-count.ts';
import { storeAddress } from '../../../features/stores/store-address.ts';
import { StoreBadges } from '../../../features/stores/store-figures.tsx';
import { StoreLogo } from '../../../features/stores/store-logo.tsx';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { CornerButton, useBeingRemoved } from '../remove-entry.tsx';
import type { FollowedStoreTile } from './favourite-tiles.ts';
import { FAVOURITES_FORM } from './favourites-form.ts';
import { SelectBox } from './selection.tsx';

export function FollowedStores({ stores, selecting }: { stores: readonly FollowedStoreTile[]; selecting: boolean }) {
  const text = useText();
  const isBeingRemoved = useBeingRemoved();
  if (stores.length === 0) {
    return (
      <div className="card">
        <Empty kind="collection" sentence={text('favourites.page.emptyStores')}>
          <ButtonLink to="/shop-list?type=1">{text('favourites.page.findStores')}</ButtonLink>
        </Empty>
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 xl:gap-4">
      {stores.map((store) => (
        <li key={store.id} hidden={isBeingRemoved(store.id)} className="min-w-0">
          <StoreTile store={store} selecting={selecting} />
        </li>
      ))}
    </ul>
  );
}

/** A store that is not open shows the reason and has no link. */
function StoreTile({ store, selecting }: { store: FollowedStoreTile; selecting: boolean }) {
  const text = useText();
  const locale = useLocale();
  const { id, name, logo, intro, fans, closed } = store;
  return (
    <article className={`group card relative flex h-full gap-4 p-4 ${selecting ? 'ps-12' : 'pe-14'}`}>
      <StoreLogo path={logo} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 dir="auto" className={`font-semibold text-base tracking-normal ${closed ? 'text-ink-soft' : ''}`}>
            {closed || selecting ? (
              name
            ) : (
              <a href={storeAddress(id)} className="covers-parent group-hover:text-brand-ink">
                {name}
              </a>
            )}
          </h2>
          <StoreBadges store={store} />
        </div>
        <p className="text-ink-soft text-xs tabular-nums">
          {text('stores.card.fans', { fans: compactCount(locale, fans) })}
        </p>
        <p dir="auto" className="line-clamp-2 text-ink-soft text-sm">
          {closed ? text(closed) : intro}
        </p>
      </div>
      {selecting ? (
        <SelectBox id={id} name={name} />
      ) : (
        <CornerButton
          form={FAVOURITES_FORM}
          value={id}
          label={text('favourites.page.unfollowNamed', { name })}
          icon={Heart}
          className="fill-current text-brand-ink"
        />
      )}
    </article>
  );
}
