import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { SEARCH_KINDS, searchAddress } from './search-kinds.ts';

const [GOODS] = SEARCH_KINDS;

/** One line: words that do not fit wrap into the hidden overflow. Phones show them in the panel under the search. */
export function HotSearches() {
  const text = useText();
  const { hotSearches } = useShell();
  if (hotSearches.length === 0) return null;
  return (
    <nav
      aria-label={text('shell.hotWordsLabel')}
      className="mt-1 flex h-6 flex-wrap items-center gap-x-4 overflow-hidden whitespace-nowrap text-ink-soft text-xs max-md:hidden"
    >
      <span aria-hidden className="shrink-0">
        {text('shell.hotWords')}
      </span>
      {hotSearches.map(({ title, content }) => (
        <Link
          key={content}
          to={searchAddress(GOODS, content)}
          className="-outline-offset-2 max-w-full shrink-0 truncate rounded-control py-1 hover:text-brand-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
