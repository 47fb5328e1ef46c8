import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '../../features/products/card-product.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import type { Shop } from '../../features/stores/shop.ts';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { ShopHome } from './load-home.server.ts';
import { NoticeLine } from './notice-line.tsx';

const BEST_SELLING = 2;
const NEWEST = 21;
const IN_VIEW = 5;

/** Only full rows: two, three, four or five cards are beside each other, by the width of the window. */
const WHOLE_ROWS = {
  one: 'max-sm:[&_li:nth-child(n+5)]:hidden lg:max-xl:[&_li:nth-child(n+5)]:hidden xl:[&_li:nth-child(n+6)]:hidden',
  two: 'max-sm:[&_li:nth-child(n+7)]:hidden lg:max-xl:[&_li:nth-child(n+9)]:hidden xl:[&_li:nth-child(n+11)]:hidden',
} as const;

export function HomeSections({ shop, home }: { shop: Shop; home: ShopHome }) {
  const text = useText();
  const { notices, hot, fresh, shelves } = home;
  const seeAll = (search: Parameters<typeof storeProductsAddress>[1]) => storeProductsAddress(shop.id, search);
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <div className="flex flex-col gap-4">
        {shop.intro && (
          <p dir="auto" className="max-w-3xl text-pretty text-ink-soft text-sm">
            {shop.intro}
          </p>
        )}
        {notices.length > 0 && <NoticeLine shop={shop} notices={notices} />}
      </div>
      {hot.length === 0 && fresh.length === 0 && (
        <div className="card">
          <Empty kind="default" sentence={text('stores.home.bare')} />
        </div>
      )}
      <Section
        title={text('stores.home.hot')}
        to={seeAll({ sort: BEST_SELLING })}
        products={hot}
        rows="two"
        eager={IN_VIEW}
      />
      <Section title={text('stores.home.new')} to={seeAll({ sort: NEWEST })} products={fresh} />
      {shelves.map(({ id, name, products }) => (
        <Section key={id} title={name} to={seeAll({ shelf: id })} products={products} />
      ))}
    </div>
  );
}

interface SectionProps {
  title: string;
  to: string;
  products: readonly CardProduct[];
  rows?: keyof typeof WHOLE_ROWS;
  eager?: number;
}

function Section({ title, to, products, rows = 'one', eager }: SectionProps) {
  const text = useText();
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} className="font-bold text-lg">
          {title}
        </h2>
        <Link
          to={to}
          aria-label={text('stores.home.seeAllOf', { name: title })}
          className="inline-flex min-h-10 shrink-0 items-center gap-1 text-ink-soft text-sm hover:text-brand-ink"
        >
          {text('stores.home.seeAll')}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </Link>
      </div>
      <div className={WHOLE_ROWS[rows]}>
        <ProductGrid products={products} eager={eager} />
      </div>
    </section>
  );
}
