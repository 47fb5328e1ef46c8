import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../words/words.tsx';
import { useSearchDraft } from './search-draft.tsx';
import { SearchForm } from './search-form.tsx';
import { SEARCH_KINDS } from './search-kinds.ts';

/** Goods or stores: one box, two forms, and a native choice between them. Nothing here waits for a script. */
export function SearchBox({ small = false }: { small?: boolean }) {
  const text = useText();
  const [{ keyword, kind: chosen }, change] = useSearchDraft();
  return (
    <SearchFrame small={small}>
      <div className={`relative shrink-0 ${small ? 'max-md:hidden' : ''}`}>
        <select
          aria-label={text('shell.searchIn')}
          value={chosen}
          onChange={(event) => change({ kind: event.currentTarget.value === 'stores' ? 'stores' : 'goods' })}
          className="h-full cursor-pointer appearance-none rounded-s-[6px] bg-transparent ps-4 pe-8 font-semibold text-sm shadow-none outline-none focus-visible:bg-well"
        >
          {SEARCH_KINDS.map(({ kind, name }) => (
            <option key={kind} value={kind} className="bg-mist">
              {text(name)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-1/2 size-3.5 -translate-y-1/2" />
        <span className="absolute inset-y-3 end-0 w-px bg-line" />
      </div>
      {SEARCH_KINDS.map((kind) => (
        <SearchForm key={kind.kind} kind={kind} keyword={keyword} onKeyword={(typed) => change({ keyword: typed })} />
      ))}
    </SearchFrame>
  );
}

/** The edge around a search, which is also its focus ring: what is typed into is the whole of it. */
function SearchFrame({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <search
      className={`group/search relative flex w-full rounded-control border-2 border-ink bg-mist has-[:is(input,select):focus-visible]:outline-2 has-[:is(input,select):focus-visible]:outline-ink ${small ? 'h-10' : 'h-12'}`}
    >
      {children}
    </search>
  );
}

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
