import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useText } from '../../../messages/messages.tsx';

export interface SearchInShop {
  /** The current search. */
  keyword?: string;
  /** The page of the results: the store's home by default. */
  path?: string;
  /** Query parameters that the search keeps. */
  hiddenFields?: Readonly<Record<string, string | number>>;
}

/** Searches within the store. Without words it shows all products. */
export function ShopSearch({
  shopId,
  keyword = '',
  path = '/shop-index',
  hiddenFields = {},
}: SearchInShop & { shopId: number }) {
  const text = useText();
  return (
    <search>
      <Form
        action={path}
        className="flex h-10 rounded-control border border-edge bg-mist has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink"
      >
        <input type="hidden" name="sid" value={shopId} />
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          // Remounts the input for another search, so that it shows that search's words.
          key={keyword}
          type="search"
          name="pn"
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('stores.head.searchHint')}
          placeholder={text('stores.head.searchHint')}
          className="w-full min-w-0 grow bg-transparent ps-3 text-base shadow-none outline-none placeholder:text-ink-soft md:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={text('stores.head.search')}
          className="grid w-10 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Search aria-hidden className="size-4" />
        </button>
      </Form>
    </search>
  );
}
