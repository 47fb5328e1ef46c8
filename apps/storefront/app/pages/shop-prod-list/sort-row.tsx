import { Link } from 'react-router';
import { goingOn } from '../../features/stores/going-on.ts';
import type { Shop } from '../../features/stores/shop.ts';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../words/words.tsx';
import { type ListQuery, sortChoices } from './list-query.ts';

const CHOICE =
  '-outline-offset-2 grid min-h-10 place-items-center whitespace-nowrap rounded-control px-3 text-ink-soft text-sm hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper';

/** Links, so that an order can be kept and sent; the search and the shelf stay. */
export function SortRow({ shop, query: { words, exact, shelf, sort } }: { shop: Shop; query: ListQuery }) {
  const text = useText();
  return (
    <nav aria-label={text('stores.prods.sort')} className="card min-w-0 p-1">
      <ul className="no-scrollbar flex gap-1 overflow-x-auto overscroll-x-contain">
        {sortChoices(words !== '').map(({ sort: own, label }) => (
          <li key={label} className="shrink-0">
            <Link
              to={goingOn(storeProductsAddress(shop.id, { shelf: shelf?.id, words, sort: own }), { exact })}
              aria-current={own === sort}
              className={CHOICE}
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
