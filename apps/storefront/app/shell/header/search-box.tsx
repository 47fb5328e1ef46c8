import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../words/words.tsx';
import { SearchForm } from './search-form.tsx';
import { SEARCH_KINDS } from './search-kinds.ts';

/** Goods or stores: one box, two forms, and a native choice between them. Nothing here waits for a script. */
export function SearchBox({ small = false }: { small?: boolean }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const here = SEARCH_KINDS.find(({ path }) => path === pathname);
  const [keyword, setKeyword] = useState(() => (here && params.get(here.field)) ?? '');
  return (
    <search
      className={`group/search relative flex w-full rounded-control border-2 border-ink bg-mist ${small ? 'h-10' : 'h-12'}`}
    >
      <div className="relative shrink-0">
        <select
          aria-label={text('shell.searchIn')}
          defaultValue={here?.kind ?? 'goods'}
          className="h-full cursor-pointer appearance-none rounded-s-[6px] bg-transparent ps-4 pe-8 font-semibold text-sm outline-offset-0"
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
        <SearchForm key={kind.kind} kind={kind} keyword={keyword} onKeyword={setKeyword} />
      ))}
    </search>
  );
}
