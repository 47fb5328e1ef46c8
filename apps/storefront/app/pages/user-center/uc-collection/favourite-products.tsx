import { Bell, BellRing, Heart } from 'lucide-react';
import { useNavigation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ProductTile, TILE_GRID } from '../product-tile.tsx';
import { CornerButton, useBeingRemoved } from '../remove-entry.tsx';
import { type CollectionView, collectionAddress } from './collection-address.ts';
import type { FavouriteTile } from './favourite-tiles.ts';
import { FAVOURITES_FORM } from './favourites-form.ts';
import { SelectBox } from './selection.tsx';

const IN_VIEW = 4;

interface FavouriteProductsProps {
  products: readonly FavouriteTile[];
  view: CollectionView;
}

export function FavouriteProducts({ products, view: { staleOnly, selecting } }: FavouriteProductsProps) {
  const text = useText();
  const isBeingRemoved = useBeingRemoved();
  if (products.length === 0) return <NoProducts staleOnly={staleOnly} />;
  return (
    <ul className={TILE_GRID}>
      {products.map((product, index) => (
        <li key={product.id} hidden={isBeingRemoved(product.id)} className="min-w-0">
          <ProductTile
            product={product}
            praise={product.isCheaper ? text('favourites.page.cheaper') : undefined}
            eager={index < IN_VIEW}
            noLink={selecting}
            foot={!selecting && !product.stale && <PriceSwitch product={product} />}
            corner={
              selecting ? (
                <SelectBox id={product.id} name={product.name} />
              ) : (
                <CornerButton
                  form={FAVOURITES_FORM}
                  value={product.id}
                  label={text('favourites.page.removeNamed', { name: product.name })}
                  icon={Heart}
                  className="fill-current text-brand-ink"
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Turns the price alert of a favourite on or off. It submits the page's form, so it works without scripts. */
function PriceSwitch({ product: { id, name, hasPriceAlert } }: { product: FavouriteTile }) {
  const text = useText();
  const { formData } = useNavigation();
  const isChanging = formData?.get('watch') === String(id) || formData?.get('unwatch') === String(id);
  const isOn = isChanging ? formData?.has('watch') : hasPriceAlert;
  const Icon = isOn ? BellRing : Bell;
  return (
    <button
      type="submit"
      form={FAVOURITES_FORM}
      name={isOn ? 'unwatch' : 'watch'}
      value={id}
      aria-pressed={isOn}
      className={`relative z-10 -mx-1 flex min-h-11 items-center gap-1.5 rounded-control px-1 text-start text-xs hover:text-brand-ink ${isOn ? 'font-medium text-brand-ink' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {text('favourites.alert.price')}
      <span className="sr-only">{name}</span>
    </button>
  );
}

function NoProducts({ staleOnly }: { staleOnly: boolean }) {
  const text = useText();
  return (
    <div className="card">
      <Empty
        kind="collection"
        sentence={text(staleOnly ? 'favourites.page.emptyStale' : 'favourites.page.emptyProducts')}
      >
        {staleOnly ? (
          <ButtonLink to={collectionAddress({ tab: 'products' })}>{text('favourites.page.showAll')}</ButtonLink>
        ) : (
          <ButtonLink to="/list?st=0">{text('favourites.page.findProducts')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
