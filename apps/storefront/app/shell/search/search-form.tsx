import { Search } from 'lucide-react';
import { type FormEvent, lazy, type SubmitEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { type SearchKind, searchAddress } from './search-kinds.ts';

const REFUSAL_SHOWN_MS = 1_000;

const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })));

interface SearchFormProps {
  kind: SearchKind;
  keyword: string;
  onKeyword: (keyword: string) => void;
}

export function SearchForm({ kind, keyword, onKeyword }: SearchFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const [entered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The input may have been focused and edited before hydration.
  const syncTypedKeyword = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== keyword) onKeyword(typed);
    setEntered(document.activeElement === field.current);
  });
  useEffect(() => syncTypedKeyword(), []);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(false), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  // The browser itself blocks an empty keyword (`required`); only the message is ours.
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault();
    event.currentTarget.focus();
    setRefused(true);
  }

  function search(event: SubmitEvent) {
    event.preventDefault();
    navigate(searchAddress(kind, keyword.trim()));
  }

  return (
    <form action={kind.path} onSubmit={search} className={`min-w-0 grow ${kind.visibility}`}>
      <input
        ref={field}
        type="search"
        name={kind.field}
        value={keyword}
        onChange={(event) => onKeyword(event.currentTarget.value)}
        onFocus={() => setEntered(true)}
        onInvalid={refuse}
        required
        pattern=".*\S.*"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={text(kind.hint)}
        placeholder={text(kind.hint)}
        className="w-full min-w-0 grow bg-transparent px-2 text-base shadow-none outline-none placeholder:text-ink-soft md:px-4 md:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="-m-0.5 inline-flex shrink-0 items-center rounded-e-control bg-ink px-3 font-semibold text-paper text-sm transition-[background-color] hover:bg-ink/85 md:px-7"
      >
        <Search aria-hidden className="size-5 md:hidden" />
        <span className="max-md:sr-only">{text('shell.search')}</span>
      </button>
      {entered && (
        <Suspense>
          <Suggestions field={field} kind={kind.kind} keyword={keyword} />
        </Suspense>
      )}
      <p
        role="status"
        className="absolute -inset-x-0.5 top-full z-40 mt-1.5 truncate bg-mist in-[main]:bg-transparent px-4 font-medium text-danger text-xs leading-8 empty:hidden md:leading-6"
      >
        {refused && text(kind.refusal)}
      </p>
    </form>
  );
}
