import type { SortNumber } from '@galleria/domain/search/sort-order';
import type { MessageId } from '@galleria/i18n/message-id';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';

export interface SortChoice {
  /** Undefined: the default order of the list. */
  readonly sort?: SortNumber;
  readonly label: MessageId<'storefront'>;
}

/** Sort orders besides the default one. */
export const PRODUCT_SORTS: readonly SortChoice[] = [
  { sort: 2, label: 'stores.prods.sort.sold' },
  { sort: 21, label: 'stores.prods.sort.new' },
  { sort: 5, label: 'stores.prods.sort.cheap' },
  { sort: 4, label: 'stores.prods.sort.dear' },
  { sort: 14, label: 'stores.prods.sort.reviews' },
];

const CHOICE =
  '-outline-offset-2 grid min-h-10 max-md:min-h-11 place-items-center whitespace-nowrap rounded-control px-3 text-ink-soft text-sm hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper';

interface SortLinksProps {
  choices: readonly SortChoice[];
  sort: SortNumber | undefined;
  addressOf: (sort: SortNumber | undefined) => string;
}

/** Links, so that a sort order can be bookmarked and shared. */
export function SortLinks({ choices, sort, addressOf }: SortLinksProps) {
  const text = useText();
  return (
    <nav aria-label={text('stores.prods.sort')} className="card min-w-0 p-1">
      <ul className="no-scrollbar flex gap-1 overflow-x-auto overscroll-x-contain">
        {choices.map(({ sort: own, label }) => (
          <li key={label} className="shrink-0">
            <Link to={addressOf(own)} aria-current={own === sort} className={CHOICE}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
