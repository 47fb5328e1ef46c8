import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../words/words.tsx';
import { useSearchDraft } from './search-draft.ts';
import { SearchForm } from './search-form.tsx';
import { SEARCH_KINDS } from './search-kinds.ts';

/**
 * Goods or stores: one box, two forms, and a native choice between them. Nothing here waits for a script. On phones the
 * panel under it is as wide as the positioned row that it stands in.
 */
export function SearchBox({ small = false }: { small?: boolean }) {
  const text = useText();
  const [{ keyword, kind: chosen }, change] = useSearchDraft();
  const choice = useRef<HTMLSelectElement>(null);
  const choose = (kind: string | undefined) => change({ kind: kind === 'stores' ? 'stores' : 'goods' });
  // Somebody may have chosen before scripts ran.
  const noteChoice = useEffectEvent(() => choice.current?.value !== chosen && choose(choice.current?.value));
  useEffect(() => void noteChoice(), []);
  return (
    <SearchFrame look={`md:relative ${small ? 'h-11 md:h-10' : 'h-11 md:h-12'}`}>
      <div className="relative shrink-0">
        <select
          ref={choice}
          aria-label={text('shell.searchIn')}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          className="h-full cursor-pointer appearance-none rounded-s-[6px] bg-transparent font-semibold text-sm shadow-none outline-none focus-visible:bg-well max-md:w-11 max-md:text-transparent md:ps-4 md:pe-8"
        >
          {SEARCH_KINDS.map(({ kind, name }) => (
            <option key={kind} value={kind} className="bg-mist text-ink">
              {text(name)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-1.5 top-1/2 size-3.5 -translate-y-1/2 max-md:text-ink-soft md:end-3"
        />
        {/* Phones have no room for the words. */}
        <span
          aria-hidden
          className="goods-icon group-has-[option[value=stores]:checked]/search:stores-icon pointer-events-none absolute start-2 top-1/2 size-4.5 -translate-y-1/2 md:hidden"
        />
        <span className="absolute inset-y-3 end-0 w-px bg-line" />
      </div>
      {SEARCH_KINDS.map((kind) => (
        <SearchForm key={kind.kind} kind={kind} keyword={keyword} onKeyword={(typed) => change({ keyword: typed })} />
      ))}
    </SearchFrame>
  );
}

/** The edge around a search, which is also its focus ring: what is typed into is the whole of it. */
function SearchFrame({ look, children }: { look: string; children: ReactNode }) {
  return (
    <search
      className={`group/search flex w-full rounded-control border-2 border-ink bg-mist has-[:is(input,select):focus-visible]:outline-2 has-[:is(input,select):focus-visible]:outline-ink ${look}`}
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
    <SearchFrame look="relative h-12">
      <SearchForm kind={GOODS} keyword={keyword} onKeyword={setKeyword} />
    </SearchFrame>
  );
}
