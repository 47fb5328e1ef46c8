import { useState } from 'react';
import { useSeen } from '../../features/history/use-seen.ts';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { productThing } from '../../features/seo/things/product-thing.ts';
import { trailThing } from '../../features/seo/things/trail-thing.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { PhoneBar } from './buy/phone-bar.tsx';
import { useChoice } from './buy/use-choice.ts';
import { categoryAddresses } from './category-addresses.ts';
import type { DetailData, Product } from './detail-data.ts';
import { Gallery } from './gallery/gallery.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { productMeta } from './meta.ts';
import { RelatedProducts } from './related-products.tsx';
import { Sections } from './sections.tsx';
import { StorePanel } from './store-panel.tsx';

/** Pictures and what is to be known at the start, what leads to buying at the end. */
export default function ProductView(detail: DetailData) {
  const { product, skuId } = detail;
  const chosen = useChoice(product, skuId);
  useSeen(product.prodId);
  // The order of the pictures is the one the page came with, whatever is chosen later.
  const [pictures] = useState(() => galleryPictures(product, chosen.picture));
  return (
    <>
      <Facts product={product} />
      <div className="page-column flex flex-col gap-3 pt-2 pb-10 md:gap-4">
        <Breadcrumb categories={product.categories} />
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-x-10">
          <Gallery name={product.prodName} pictures={pictures} video={product.video} shown={chosen.picture} />
          <BuyBox detail={detail} chosen={chosen} />
          <div className="flex min-w-0 flex-col gap-8">
            <StorePanel store={detail.store} />
            <Sections product={product} reviews={detail.reviews} />
          </div>
        </div>
        <RelatedProducts related={detail.related} />
      </div>
      <PhoneBar product={product} chosen={chosen} />
    </>
  );
}

/** What machines read of the page, and where in the mall it stands. */
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
