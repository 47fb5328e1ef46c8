import type { SortNumber } from '@galleria/domain/search/sort-order';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { PRODUCT_SORTS, SortLinks } from '../../features/products/sort-links.tsx';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import type { DiscountData } from './discount-data.ts';
import { productsAddress } from './discount-query.ts';

const IN_VIEW = 5;
const SORTS = [{ label: 'search.list.popular' }, ...PRODUCT_SORTS] as const;

export default function DiscountProducts({ found }: { found: DiscountData }) {
  const text = useText();
  const { discount, products, sort, current, pages } = found;
  if (products.length === 0) return <NoProducts found={found} />;
  return (
    <section aria-labelledby="discount-products-title" className="flex flex-col gap-4">
      <h2 id="discount-products-title" className="font-bold text-lg">
        {text('promotions.discount.products')}
      </h2>
      <SortLinks
        choices={SORTS}
        sort={sort}
        addressOf={(order: SortNumber | undefined) => productsAddress(discount.discountId, order)}
      />
      <ProductGrid products={products} eager={IN_VIEW} />
      <Pagination current={current} pages={pages} />
    </section>
  );
}

function NoProducts({ found: { discount } }: { found: DiscountData }) {
  const text = useText();
  const isEnded = discount.state === 'ended';
  return (
    <div className="card">
      <Empty kind="default" sentence={text(isEnded ? 'promotions.discount.ended' : 'promotions.discount.empty')}>
        <ButtonLink to={storeProductsAddress(discount.shopId)}>{text('stores.panel.toAll')}</ButtonLink>
      </Empty>
    </div>
  );
}
