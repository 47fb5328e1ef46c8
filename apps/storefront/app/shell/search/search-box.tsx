import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { useSearchDraft } from './search-draft.ts';
import { SearchForm } from './search-form.tsx';
import { SEARCH_KINDS } from './search-kinds.ts';

/**
 * Search for products or stores: one box with two forms, and a native select that switches between them without
 * scripts. On phones the suggestion panel is as wide as the positioned row around the box.
 */
export function SearchBox({ small = false }: { small?: boolean }) {
  const text = useText();
  const [{ keyword, kind: chosen }, change] = useSearchDraft();
  const choice = useRef<HTMLSelectElement>(null);
  const choose = (kind: string | undefined) => change({ kind: kind === 'stores' ? 'stores' : 'goods' });
  // The select may have been changed before hydration.
  const noteChoice = useEffectEvent(() => choice.current?.value !== chosen && choose(choice.current?.value));
  useEffect(() => void noteChoice(), []);
  return (
    <SearchFrame className={`md:relative ${small ? 'h-11 md:h-10' : 'h-11 md:h-12'}`}>
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
        {/* An icon instead of the label, for which phones have no room. */}
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

/** The border around a search, which also shows the focus ring of the inputs inside. */
function SearchFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <search
      className={`group/search flex w-full rounded-control border-2 border-ink bg-mist has-[:is(input,select):focus-visible]:outline-2 has-[:is(input,select):focus-visible]:outline-ink ${className}`}
    >
      {children}
    </search>
  );
}

const [GOODS] = SEARCH_KINDS;

/** A product search inside a page that behaves like the one in the header. */
export function ProductSearch() {
  const [keyword, setKeyword] = useState('');
  return (
    <SearchFrame className="relative h-12">
      <SearchForm kind={GOODS} keyword={keyword} onKeyword={setKeyword} />
    </SearchFrame>
  );
}
