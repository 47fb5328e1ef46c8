import { ChevronDown } from 'lucide-react';
import { useText } from '../../words/words.tsx';
import { useSearchDraft } from './search-draft.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchFrame } from './search-frame.tsx';
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
