import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RecentlyViewed } from '../../features/history/recently-viewed.tsx';
import { useRememberViewed } from '../../features/history/viewed-products.ts';
import type { CardProduct } from '../../features/products/card-product.ts';
import { ProductGrid, ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { productThing } from '../../features/seo/things/product-thing.ts';
import { trailThing } from '../../features/seo/things/things.ts';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { BuyBox, PhoneBar } from './buy/buy-box.tsx';
import { type Chosen, useChoice } from './buy/use-choice.ts';
import { ComboOffers } from './combo/combo-offers.tsx';
import { type Deferred, useDeferred } from './deferred.ts';
import type { DetailData, Product, ProductParts } from './detail-data.ts';
import { Gallery } from './gallery/gallery.tsx';
import { galleryPictures } from './gallery/gallery-pictures.ts';
import { categoryAddresses } from './page-address.ts';
import { PartBoundary } from './part-boundary.tsx';
import { productMeta } from './product-meta.ts';
import { Sections } from './sections.tsx';
import { StorePanel } from './store-panel.tsx';

/** A product on its own page. */
export default function ProductView(detail: DetailData) {
  const { product, skuId } = detail;
  const chosen = useChoice(product, skuId);
  return (
    <>
      <Facts product={product} />
      <ProductLayout
        detail={detail}
        chosen={chosen}
        buyBox={<BuyBox detail={detail} chosen={chosen} />}
        offers={<ComboOffers combos={detail.combos} />}
        phoneBar={<PhoneBar product={product} chosen={chosen} />}
      />
    </>
  );
}

interface ProductLayoutProps {
  detail: ProductParts;
  chosen: Chosen;
  buyBox: ReactNode;
  /** Other ways to buy the product, such as combos. */
  offers?: ReactNode;
  phoneBar: ReactNode;
}

/** Pictures and information at the start, the buy box at the end. */
export function ProductLayout({ detail, chosen, buyBox, offers, phoneBar }: ProductLayoutProps) {
  const { product } = detail;
  useRememberViewed(product.prodId);
  // The order of the pictures stays that of the first rendering, whatever is chosen later.
  const [pictures] = useState(() => galleryPictures(product, chosen.picture));
  return (
    <>
      <div className="page-column flex flex-col gap-3 pt-2 pb-10 md:gap-4">
        <Breadcrumb categories={product.categories} />
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-x-10">
          <Gallery name={product.prodName} pictures={pictures} video={product.video} shown={chosen.picture} />
          {buyBox}
          <div className="flex min-w-0 flex-col gap-8">
            {offers}
            <StorePanel store={detail.store} />
            <Sections product={product} reviews={detail.reviews} />
          </div>
        </div>
        <PartBoundary waiting={null}>
          <CardRow id="together" title="detail.together" products={detail.together} />
        </PartBoundary>
        <PartBoundary waiting={<ProductGridSkeleton count={ROW} />}>
          <CardRow id="related" title="detail.related" products={detail.related} />
        </PartBoundary>
        <RecentlyViewed without={product.prodId} />
      </div>
      {phoneBar}
    </>
  );
}

/** Structured data of the product and its breadcrumb. */
function Facts({ product }: { product: Product }) {
  const { address: mallAddress } = useShell();
  return (
    <JsonLd
      things={
        import.meta.env.SSR && [
          productThing(product, { mallAddress, ...productMeta(product) }),
          trailThing(mallAddress, [...categoryAddresses(product.categories), productMeta(product)]),
        ]
      }
    />
  );
}

/** The categories that lead to the product. */
function Breadcrumb({ categories }: Pick<Product, 'categories'>) {
  const text = useText();
  const links = [{ name: text('detail.home'), address: '/' }, ...categoryAddresses(categories)];
  return (
    <nav aria-label={text('detail.breadcrumb')} className="-mx-0.5 overflow-hidden">
      <ol className="no-scrollbar flex items-center overflow-x-auto whitespace-nowrap text-ink-soft text-sm">
        {links.map(({ name, address }, index) => (
          <li key={address} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden className="flip-rtl mx-1 size-3.5 shrink-0" />}
            <a
              href={address}
              className="inline-flex min-h-11 items-center rounded-control px-0.5 md:min-h-9 outline-offset-[-2px] hover:text-brand-ink"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ROW = 5;

interface CardRowProps {
  id: string;
  title: 'detail.together' | 'detail.related';
  products: Deferred<CardProduct[]>;
}

/** A row of related products; hidden when there are none. */
function CardRow({ id, title, products: coming }: CardRowProps) {
  const text = useText();
  const products = useDeferred(coming);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 font-bold text-lg">
        {text(title)}
      </h2>
      <ProductGrid products={products} perRow={ROW} />
    </section>
  );
}
