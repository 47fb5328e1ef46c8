import { Countdown } from '../../features/activities/countdown.tsx';
import type { ShownActivity } from '../../features/activities/turn.ts';
import type { CardProduct } from '../../features/products/card-product.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';

interface GroupProduct extends CardProduct {
  readonly activity: ShownActivity;
}

export interface GroupZone {
  readonly products: readonly GroupProduct[];
  readonly current: number;
  readonly pages: number;
  readonly nowIso: string | undefined;
  readonly turnIso: string | undefined;
}

const IN_VIEW = 4;

/** Products with a running group buy. */
export default function GroupGoods({ zone: { products, current, pages } }: { zone: GroupZone }) {
  const text = useText();
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-6">
      <h2 className="sr-only">{text('groupBuy.products')}</h2>
      {products.length === 0 ? (
        <div className="card">
          <Empty kind="search" sentence={text('groupBuy.empty')}>
            <ButtonLink to="/">{text('ui.goHome')}</ButtonLink>
          </Empty>
        </div>
      ) : (
        <ProductGrid
          products={products}
          perRow={4}
          eager={IN_VIEW}
          underPrice={({ activity }) => (
            <div className="text-brand-ink text-xs">
              <Countdown activity={activity} />
            </div>
          )}
        />
      )}
      <Pagination current={current} pages={pages} />
    </div>
  );
}
