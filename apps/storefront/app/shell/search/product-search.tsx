import { useState } from 'react';
import { SearchForm } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SEARCH_KINDS } from './search-kinds.ts';

const [GOODS] = SEARCH_KINDS;

/** A search for products inside a page, with the manners of the one in the header. */
export function ProductSearch() {
  const [keyword, setKeyword] = useState('');
  return (
    <SearchFrame>
      <SearchForm kind={GOODS} keyword={keyword} onKeyword={setKeyword} />
    </SearchFrame>
  );
}
