import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';
import { SEARCH_KINDS, searchAddress } from './search-kinds.ts';

const [GOODS] = SEARCH_KINDS;

/** One line: phones scroll it sideways, and where a word does not fit whole it wraps out of sight. */
export function HotWords() {
  const text = useText();
  const { hotWords } = useShell();
  if (hotWords.length === 0) return null;
  return (
    <nav
      aria-label={text('shell.hotWordsLabel')}
      className="no-scrollbar mt-1 flex h-8 items-center gap-x-4 overflow-x-auto overscroll-x-contain whitespace-nowrap text-ink-soft text-xs md:h-6 md:flex-wrap md:overflow-hidden"
    >
      <span aria-hidden className="shrink-0">
        {text('shell.hotWords')}
      </span>
      {hotWords.map(({ title, content }) => (
        <Link
          key={content}
          to={searchAddress(GOODS, content)}
          className="-outline-offset-2 shrink-0 rounded-control py-2 hover:text-brand-ink md:max-w-full md:truncate md:py-1"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
